import { type VariantId, variantIds } from '../definition/movement-kinds.ts'
import { type MovementId, movementIds, movements, type VariantPicture } from './movement.ts'
import { type ExerciseItem, exercise, type WorkoutItem } from './workout.ts'

/** How each movement is done today; one that is not named is done as it is meant. */
export type Ways = Partial<Record<MovementId, EasierWay | 'left-out'>>
/** An easier way of its own, or something else in its place. */
export type EasierWay = VariantId | 'instead'

export type Picture = MovementId | VariantPicture | 'rest'

/** The easier ways a movement has, the least easy first. */
export const variantsOf = (movement: MovementId): VariantId[] =>
  variantIds.filter(ease => movements[movement].variants[ease] !== undefined)

/** All that can be chosen in place of a movement as it is meant, the least easy first. */
export const waysOf = (movement: MovementId): EasierWay[] => [
  ...variantsOf(movement),
  ...(movements[movement].insteadOfIt ? (['instead'] as const) : []),
]

/**
 * Which plate and film show a movement done in this way. For a way the movement does not have, a person at rest: never
 * the movement as it is meant.
 */
export function pictureOf(done: { movement: MovementId; ease?: VariantId | null }): Picture {
  const { movement, ease } = done
  return ease ? (movements[movement].variants[ease]?.picture ?? 'rest') : movement
}

/** What is done, as words and pictures of it are kept: a way that the movement does not have is the movement itself. */
export function wayOf(done: { movement: MovementId; ease?: VariantId | null }): MovementId | VariantPicture {
  const picture = pictureOf(done)
  return picture === 'rest' ? done.movement : picture
}

/** The same exercise done in an easier way, or with null as it is meant. */
export const exerciseAs = (item: ExerciseItem, ease: VariantId | null): ExerciseItem => ({
  ...item,
  ease: ease !== null && movements[item.movement].variants[ease] ? ease : null,
})

/** Seconds of the published chair stands, and enough for a reach. */
const insteadSeconds = 30

/** What those do for whom a movement is too much, where something easier takes its place; else null. */
export function doneInstead(movement: MovementId): ExerciseItem | null {
  const instead = movements[movement].insteadOfIt
  if (!instead) return null
  const item = exercise(instead.movement, insteadSeconds)
  return { ...exerciseAs(item, instead.ease), insteadOf: movement }
}

/** Every movement in its easier way, or what takes its place; one with neither left out; the stance as easy as asked for. */
export function easierWays(stance: VariantId): Ways {
  const easier = (movement: MovementId) => {
    const its = waysOf(movement)
    return its.find(way => way === stance) ?? its[0] ?? 'left-out'
  }
  return Object.fromEntries(movementIds.map(movement => [movement, easier(movement)]))
}

/** Of several ways to do each movement the easiest; leaving it out is easier than all. */
export function easiest(...several: readonly Ways[]): Ways {
  const chosen = movementIds.flatMap(movement => {
    const fromLeastEasy = [...waysOf(movement), 'left-out'] as const
    const way = fromLeastEasy.findLast(one => several.some(ways => ways[movement] === one))
    return way ? [[movement, way]] : []
  })
  return Object.fromEntries(chosen)
}

/** A set as it is done in these ways; where an exercise is left out, the break beside it goes too. */
export function inWays(items: readonly WorkoutItem[], ways: Ways): WorkoutItem[] {
  const kept = items.flatMap((item): WorkoutItem[] => {
    if (item.type === 'break') return [item]
    const way = ways[item.movement]
    if (way === 'left-out') return []
    if (way === 'instead') return insteadOf(item, items)
    return [way ? exerciseAs(item, way) : item]
  })
  return kept.filter((item, index) => item.type === 'exercise' || isBetweenExercises(kept, index))
}

/** Nothing is done twice: what takes the place of a movement may be in the set already. */
function insteadOf({ movement }: ExerciseItem, items: readonly WorkoutItem[]): WorkoutItem[] {
  const item = doneInstead(movement)
  const isThere = items.some(other => other.type === 'exercise' && other.movement === item?.movement)
  return item && !isThere ? [item] : []
}

const isBetweenExercises = (items: readonly WorkoutItem[], index: number) =>
  items[index + 1]?.type === 'exercise' && items.slice(0, index).some(({ type }) => type === 'exercise')
