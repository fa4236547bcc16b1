import { type ExerciseItem, isOnFloor, type Movement, movements } from '@lithe/movements/catalog'

/** Where the phone sees a movement from. A chair is as high as a hip; on the floor a body is low. */
type Place = 'upright' | 'floor'

/** How to place the phone, before the first movement. */
export const placing = ({ movement, ease }: ExerciseItem): Place =>
  isOnFloor(movement, ease) ? 'floor' : 'upright'

/** What to do with the phone between two movements; null where it may stay. */
export function placeToChange(from: ExerciseItem | null, to: ExerciseItem): Place | null {
  return !from || placing(from) === placing(to) ? null : placing(to)
}

/** How far away, and which way round. */
export const standing = (exercise: ExerciseItem): Movement['view'] | 'floor' =>
  placing(exercise) === 'floor' ? 'floor' : movements[exercise.movement].view

/** How a person ends it from where no button can be reached. */
export function stopping({ movement, ease }: ExerciseItem): 'crossing-arms' | 'sitting-up' | 'resting' {
  if (!isOnFloor(movement, ease)) return 'crossing-arms'
  return movements[movement].startsFrom === 'sitting' ? 'sitting-up' : 'resting'
}
