import { type ExerciseItem, isOnFloor, movements, restEndsAfterSeconds } from '@lithe/movements/catalog'

type Place = 'upright' | 'floor'

/** Where the phone sees a movement from. A chair is as high as a hip; on the floor a body is low. */
const placeOf = ({ movement, ease }: ExerciseItem): Place => (isOnFloor(movement, ease) ? 'floor' : 'upright')

/** How to place the phone, before the first movement. */
export const placing = (exercise: ExerciseItem): string =>
  ({
    upright:
      'Turn your phone on its side and lean it upright, at about hip height. Short of room? Upright works too.',
    floor: 'Turn your phone on its side and lean it against something heavy, on the floor or a low stool.',
  })[placeOf(exercise)]

/** What to do with the phone between two movements; null where it may stay. */
export function placeToChange(from: ExerciseItem | null, to: ExerciseItem): string | null {
  if (!from || placeOf(from) === placeOf(to)) return null
  return placeOf(to) === 'floor'
    ? 'Now the phone goes down to the floor'
    : 'Now the phone goes up to hip height'
}

/** How far away, and which way round. */
export function standing(exercise: ExerciseItem): string {
  const { view } = movements[exercise.movement]
  if (placeOf(exercise) === 'floor')
    return 'Get down about two big steps from it, one side towards it, so that it sees you from head to feet.'
  return `Step back until all of you is in the picture, head to feet. ${facing[view]}`
}

/** How a person ends it from where no button can be reached. */
export function stopping({ movement, ease }: ExerciseItem): string {
  if (!isOnFloor(movement, ease))
    return 'To stop from where you stand, face the phone and cross your arms above your head for a second.'
  return movements[movement].startsFrom === 'sitting'
    ? 'Sit up whenever you have had enough: your furthest reach counts when the time is up.'
    : `Had enough? Lower your knees and rest: it ends by itself after ${restEndsAfterSeconds} s.`
}

const facing = {
  front: 'Face the phone.',
  side: 'Turn so that one shoulder points at the phone.',
  any: 'Face the phone, or turn a little to one side.',
} as const
