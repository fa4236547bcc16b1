import type { Seconds } from '@lithe/pose'
import type { Carriage } from './carriage.ts'

/** Hips this high, in leg lengths, under a trunk this upright, were standing. */
const stood = { hipsFrom: 0.75, leanUpTo: 40 }
/** At the floor: hips this low in leg lengths, with a trunk that leans this far. A deep squat keeps either higher. */
const atFloor = [
  { hipsUpTo: 0.2, leanFrom: 0 },
  { hipsUpTo: 0.3, leanFrom: 45 },
  // Who lies away from the camera shows the hips above the feet.
  { hipsUpTo: 0.45, leanFrom: 65 },
]
/** From standing to the floor in less than this is falling; lying down takes longer, squatting ends higher. */
const fallSeconds = 1.1
/** A picture or two may show a body where there is none. */
const leastSecondsDown = 0.15

/** Tells a fall to the floor by its speed and its end. */
export function createFallWatch() {
  let stoodAt: Seconds | null = null
  let downSince: Seconds | null = null
  return ({ seconds, hipHeight, leanDegrees }: Carriage): boolean => {
    if (hipHeight >= stood.hipsFrom && leanDegrees <= stood.leanUpTo) stoodAt = seconds
    const isDown = atFloor.some(({ hipsUpTo, leanFrom }) => hipHeight <= hipsUpTo && leanDegrees >= leanFrom)
    if (!isDown) downSince = null
    else if (downSince === null) downSince = seconds
    if (downSince === null || stoodAt === null) return false
    return downSince - stoodAt <= fallSeconds && seconds - downSince >= leastSecondsDown
  }
}
