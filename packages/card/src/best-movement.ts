import {
  type MovementId,
  movementIds,
  type Picture,
  pictureOf,
  type VariantId,
  wayOf,
} from '@lithe/movements/catalog'

/** What a card says of one movement. */
export type BestMovement = {
  way: ReturnType<typeof wayOf>
  /** The plate that shows it as it was done. */
  picture: Picture
  /** Whole seconds held or repetitions done; a reach is told without its degrees. */
  count: number
}

type Missing = { missing: true }
type Compared = { movement: string; ease: VariantId | null; userScore: number | null }
type Held = { seconds: number | null } | Missing

/** What of a breakdown it takes, as it is told and as it is stored. */
type Comparable = {
  balance: (Compared & { duration: number }) | Missing
  flexibility: (Compared & { minRange: number }) | Missing
  strength: (Compared & { reps: number | null; movements: readonly Held[] }) | Missing
}
type Part = Comparable[keyof Comparable]
type Done = { movement: string; ease: VariantId | null; score: number | null; count: number }

/** A report of a former version may name a movement that this one does not know. */
const known = (name: string): MovementId | undefined => movementIds.find(id => id === name)

/** What is begun is not told as done: 9.8 seconds are 9. */
function countOf(part: Exclude<Part, Missing>): number {
  if ('duration' in part) return Math.floor(part.duration)
  if ('minRange' in part) return 1
  const [leading] = part.movements
  const seconds = leading && 'seconds' in leading ? (leading.seconds ?? 0) : 0
  return part.reps ?? Math.floor(seconds)
}

function doneIn(part: Part): Done[] {
  if ('missing' in part) return []
  const { movement, ease, userScore: score } = part
  return [{ movement, ease, score, count: countOf(part) }]
}

/** The movement that stands highest beside other people, where it came to anything that can be told; else null. */
export function bestMovementOf({ balance, flexibility, strength }: Comparable): BestMovement | null {
  const done = [balance, flexibility, strength].flatMap(doneIn).filter(({ count }) => count > 0)
  const [best] = done.toSorted((one, other) => (other.score ?? -1) - (one.score ?? -1))
  const movement = best && known(best.movement)
  if (!movement) return null
  const way = { movement, ease: best.ease }
  return { way: wayOf(way), picture: pictureOf(way), count: best.count }
}
