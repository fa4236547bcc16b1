import { loadWorkoutPreviewWords, type WorkoutPreviewWords } from '@lithe/words/workout-preview'
import { askForRoom } from './rooms.ts'

export let workoutPreviewWords: WorkoutPreviewWords
askForRoom(loadWorkoutPreviewWords, words => {
  workoutPreviewWords = words
})
