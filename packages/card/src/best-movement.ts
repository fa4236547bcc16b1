import {
  type MovementId,
  movementIds,
  type Picture,
  pictureOf,
  type VariantId,
  wayOf,
} from '@lithe/movements/catalog'

/** What a card shows about one movement. */
export type BestMovement = {
  way: ReturnType<typeof wayOf>
  /** Plate of the variant that was done. */
  picture: Picture
  /** Whole seconds or repetitions; reaches show no degrees. */
  count: number
}

type Missing = { missing: true }
type Compared = { movement: string; variant: VariantId | null; userScore: number | null }
type Held = { seconds: number | null } | Missing

/** Breakdown fields needed here, whether displayed or stored. */
type Comparable = {
  balance: (Compared & { duration: number }) | Missing
  flexibility: (Compared & { minRange: number }) | Missing
  strength: (Compared & { reps: number | null; movements: readonly Held[] }) | Missing
}
type Part = Comparable[keyof Comparable]
type Done = { movement: string; variant: VariantId | null; score: number | null; count: number }

/** Null for an unknown movement, which a report of an earlier version may name. */
const known = (name: string): MovementId | undefined => movementIds.find(id => id === name)

/** Rounds down: 9.8 seconds become 9. */
function countOf(part: Exclude<Part, Missing>): number {
  if ('duration' in part) return Math.floor(part.duration)
  if ('minRange' in part) return 1
  const [leading] = part.movements
  const seconds = leading && 'seconds' in leading ? (leading.seconds ?? 0) : 0
  return part.reps ?? Math.floor(seconds)
}

function doneIn(part: Part): Done[] {
  if ('missing' in part) return []
  const { movement, variant, userScore: score } = part
  return [{ movement, variant, score, count: countOf(part) }]
}

/** The movement with the highest percentile; null if it has no result to show. */
export function bestMovementOf({ balance, flexibility, strength }: Comparable): BestMovement | null {
  const done = [balance, flexibility, strength].flatMap(doneIn).filter(({ count }) => count > 0)
  const [best] = done.toSorted((one, other) => (other.score ?? -1) - (one.score ?? -1))
  const movement = best && known(best.movement)
  if (!movement) return null
  const way = { movement, variant: best.variant }
  return { way: wayOf(way), picture: pictureOf(way), count: best.count }
}
