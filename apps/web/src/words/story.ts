import { loadStoryWords, type StoryWords } from '@lithe/words/story'
import { askForRoom } from './rooms.ts'

export let storyWords: StoryWords
askForRoom(loadStoryWords, words => {
  storyWords = words
})
