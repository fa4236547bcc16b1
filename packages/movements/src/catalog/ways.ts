import { type VariantId, variantIds } from '../definition/movement-kinds.ts'
import { type MovementId, movementIds, movements, type VariantPicture } from './movement.ts'
import { type ExerciseItem, exercise, type WorkoutItem } from './workout.ts'

/** How each movement is done today: in the standard variant unless listed. */
export type Ways = Partial<Record<MovementId, EasierWay | 'left-out'>>
export type EasierWay = VariantId | 'instead'

export type Picture = MovementId | VariantPicture | 'rest'

/** A movement's variants, hardest first. */
export const variantsOf = (movement: MovementId): VariantId[] =>
  variantIds.filter(variant => movements[movement].variants[variant] !== undefined)

/** Alternatives to the standard movement, hardest first. */
export const waysOf = (movement: MovementId): EasierWay[] => [
  ...variantsOf(movement),
  ...(movements[movement].insteadOfIt ? (['instead'] as const) : []),
]

/** Plate and film of a movement's variant; a variant it lacks shows a resting person, never the standard movement. */
export function pictureOf(done: { movement: MovementId; variant?: VariantId | null }): Picture {
  const { movement, variant } = done
  return variant ? (movements[movement].variants[variant]?.picture ?? 'rest') : movement
}

/** Key of words and pictures; a missing variant falls back to the movement itself. */
export function wayOf(done: {
  movement: MovementId
  variant?: VariantId | null
}): MovementId | VariantPicture {
  const picture = pictureOf(done)
  return picture === 'rest' ? done.movement : picture
}

/** The same exercise in an easier variant; null for the standard variant. */
export const exerciseAs = (item: ExerciseItem, variant: VariantId | null): ExerciseItem => ({
  ...item,
  variant: variant !== null && movements[item.movement].variants[variant] ? variant : null,
})

/** As long as the published chair-stand test, and long enough for a reach. */
const insteadSeconds = 30

/** Substitute for a movement that is too hard; null if none exists. */
export function doneInstead(movement: MovementId): ExerciseItem | null {
  const instead = movements[movement].insteadOfIt
  if (!instead) return null
  const item = exercise(instead.movement, insteadSeconds)
  return { ...exerciseAs(item, instead.variant), insteadOf: movement }
}

/** Every movement in its easier variant, substituted or skipped; the stance as requested. */
export function easierWays(stance: VariantId): Ways {
  const easier = (movement: MovementId) => {
    const its = waysOf(movement)
    return its.find(way => way === stance) ?? its[0] ?? 'left-out'
  }
  return Object.fromEntries(movementIds.map(movement => [movement, easier(movement)]))
}

/** The easiest way for each movement; skipping is the easiest. */
export function easiest(...several: readonly Ways[]): Ways {
  const chosen = movementIds.flatMap(movement => {
    const fromLeastEasy = [...waysOf(movement), 'left-out'] as const
    const way = fromLeastEasy.findLast(one => several.some(ways => ways[movement] === one))
    return way ? [[movement, way]] : []
  })
  return Object.fromEntries(chosen)
}

/** Applies these ways to a set; a skipped exercise takes its break with it. */
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

/** Avoids a substitute that the set already contains. */
function insteadOf({ movement }: ExerciseItem, items: readonly WorkoutItem[]): WorkoutItem[] {
  const item = doneInstead(movement)
  const isThere = items.some(other => other.type === 'exercise' && other.movement === item?.movement)
  return item && !isThere ? [item] : []
}

const isBetweenExercises = (items: readonly WorkoutItem[], index: number) =>
  items[index + 1]?.type === 'exercise' && items.slice(0, index).some(({ type }) => type === 'exercise')
