import { speakIn } from '../words/words.ts'

/** Tests hear the player in English. */
await speakIn('en')
