import { type LandingWords, loadLandingWords } from '@lithe/words/landing'
import { askForRoom } from './rooms.ts'

export let landingWords: LandingWords
askForRoom(loadLandingWords, words => {
  landingWords = words
})
