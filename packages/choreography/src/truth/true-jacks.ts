import type { Skeleton } from '../body/skeleton.ts'
import type { Look } from './instant.ts'

export type TrueJacks = { reps: number; partials: number }

/** Between the ankles, in distances between the shoulder joints. */
const apartFrom = 1.5
const togetherBelow = 1
/** From the top of the spine to the crown, share of body height. */
const crownAboveSpine = 0.11

type Openness = 'closed' | 'half' | 'open'

function opennessOf({ body, head, sides }: Skeleton): Openness {
  const { left, right } = sides
  const apart = Math.abs(left.ankle.x - right.ankle.x) / (2 * body.shoulder.left.x)
  const hands = Math.min(left.wrist.y, right.wrist.y)
  if (hands > head.y + crownAboveSpine * body.heightMetres && apart >= apartFrom) return 'open'
  const handsAreDown = hands < Math.min(left.shoulder.y, right.shoulder.y)
  return handsAreDown && apart < togetherBelow ? 'closed' : 'half'
}

/** From closed to closed: full when the hands were over the crown while the feet were apart. */
export function trueJacks(looks: readonly Look[]): TrueJacks {
  let reps = 0
  let partials = 0
  let widest: Openness = 'closed'
  for (const { skeleton } of looks) {
    const openness = opennessOf(skeleton)
    if (openness !== 'closed') {
      if (widest !== 'open') widest = openness
      continue
    }
    if (widest === 'open') reps += 1
    if (widest === 'half') partials += 1
    widest = 'closed'
  }
  return { reps, partials }
}
