import { loadWorkoutWords, type WorkoutWords } from '@lithe/words/workout'
import { askForRoom } from './rooms.ts'

export let workoutWords: WorkoutWords
askForRoom(loadWorkoutWords, words => {
  workoutWords = words
})
