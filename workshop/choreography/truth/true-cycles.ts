import type { Skeleton } from '@lithe/body'
import type { Openness } from '../movements/movement.ts'
import type { Look } from './instant.ts'

export type TrueCycles = { reps: number; partials: number }

/** Counts cycles from closed to closed: full if open in between, partial if they only left closed. */
export function trueCycles(looks: readonly Look[], opennessOf: (skeleton: Skeleton) => Openness): TrueCycles {
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
