import { loadTrainerWords, type TrainerWords } from '@lithe/words/trainer'
import { askForRoom } from './rooms.ts'

export let trainerWords: TrainerWords
askForRoom(loadTrainerWords, words => {
  trainerWords = words
})
