import { loadPersonWords, type PersonWords } from '@lithe/words/person'
import { askForRoom } from './rooms.ts'

export let personWords: PersonWords
askForRoom(loadPersonWords, words => {
  personWords = words
})
