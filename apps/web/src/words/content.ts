import { type ContentWords, loadContentWords } from '@lithe/words/content'
import { askForRoom } from './rooms.ts'

export let contentWords: ContentWords
askForRoom(loadContentWords, words => {
  contentWords = words
})
