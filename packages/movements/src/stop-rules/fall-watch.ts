import type { Seconds } from '@lithe/pose'
import type { Carriage } from './carriage.ts'

/** Hip height in leg lengths and trunk lean that count as having stood. */
const stood = { hipsFrom: 0.75, leanUpTo: 40 }
/** On the floor: hips this low, in leg lengths, and a trunk leaning this far. Deep squats miss one of them. */
const atFloor = [
  { hipsUpTo: 0.2, leanFrom: 0 },
  { hipsUpTo: 0.3, leanFrom: 45 },
  // A body lying away from the camera shows the hips above the feet.
  { hipsUpTo: 0.45, leanFrom: 65 },
]
/** Getting from standing to the floor faster than this is a fall; lying down is slower, squatting ends higher. */
const fallSeconds = 1.1
/** A frame or two may show a phantom body. */
const leastSecondsDown = 0.15

/** Detects a fall to the floor by its speed and end position. */
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
