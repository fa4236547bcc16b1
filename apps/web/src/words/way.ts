import { loadWayWords, type WayWords } from '@lithe/words/way'
import { askForRoom } from './rooms.ts'

export let wayWords: WayWords
askForRoom(loadWayWords, words => {
  wayWords = words
})
