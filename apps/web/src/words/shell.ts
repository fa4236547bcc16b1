import { loadShellWords, type ShellWords } from '@lithe/words/shell'
import { askForRoom } from './rooms.ts'

export let shellWords: ShellWords
askForRoom(loadShellWords, words => {
  shellWords = words
})
