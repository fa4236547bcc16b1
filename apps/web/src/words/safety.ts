import { loadSafetyWords, type SafetyWords } from '@lithe/words/safety'
import { askForRoom } from './rooms.ts'

export let safetyWords: SafetyWords
askForRoom(loadSafetyWords, words => {
  safetyWords = words
})
