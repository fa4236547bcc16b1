import { type BegunTestWords, loadBegunTestWords } from '@lithe/words/begun-test'
import { askForRoom } from './rooms.ts'

export let begunTestWords: BegunTestWords
askForRoom(loadBegunTestWords, words => {
  begunTestWords = words
})
