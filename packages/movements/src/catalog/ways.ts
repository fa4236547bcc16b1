import { type Ease, eases, type MovementId, movementIds, movements } from './movement.ts'
import type { ExerciseItem, WorkoutItem } from './workout.ts'

/** How each movement is done today; one that is not named is done as it is meant. */
export type Ways = Partial<Record<MovementId, Ease | 'left-out'>>

/** The easier ways a movement has, the least easy first. */
export const easesOf = (movement: MovementId): Ease[] =>
  eases.filter(ease => movements[movement].easierWays[ease] !== undefined)

/** The same exercise done in an easier way, or with null as it is meant. */
export function easedExercise(item: ExerciseItem, ease: Ease | null): ExerciseItem {
  const { name, description, easierWays } = movements[item.movement]
  const way = ease === null ? undefined : easierWays[ease]
  return way ? { ...item, ...way, ease } : { ...item, name, description, ease: null }
}

/** Every movement in its easier way, one without any left out; the stance as easy as is asked for. */
export function easierWays(stance: Ease): Ways {
  const easier = (movement: MovementId) => {
    const its = easesOf(movement)
    return its.find(ease => ease === stance) ?? its[0] ?? 'left-out'
  }
  return Object.fromEntries(movementIds.map(movement => [movement, easier(movement)]))
}

/** A set as it is done in these ways; where an exercise is left out, the break beside it goes too. */
export function inWays(items: readonly WorkoutItem[], ways: Ways): WorkoutItem[] {
  const kept = items.flatMap((item): WorkoutItem[] => {
    if (item.type === 'break') return [item]
    const way = ways[item.movement]
    if (way === 'left-out') return []
    return [way ? easedExercise(item, way) : item]
  })
  return kept.filter((item, index) => item.type === 'exercise' || isBetweenExercises(kept, index))
}

const isBetweenExercises = (items: readonly WorkoutItem[], index: number) =>
  items[index + 1]?.type === 'exercise' && items.slice(0, index).some(({ type }) => type === 'exercise')
