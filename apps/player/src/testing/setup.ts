import { speakIn, speakOnStageIn } from '../words/words.ts'

/** Tests use the player in English. */
await speakIn('en')
await speakOnStageIn('en')
