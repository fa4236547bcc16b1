import { speakIn, speakOnStageIn } from '../words/words.ts'

/** Tests hear the player in English. */
await speakIn('en')
await speakOnStageIn('en')
