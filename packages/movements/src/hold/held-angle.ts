import { type Degrees, inSeconds, type Seconds } from '@lithe/pose'

/** An angle, valid until the next frame's time. */
type Sample = { angle: Degrees; until: number }

/** Too short for a body to rise and return; 8 fps, the slowest rate measured, may lose a frame. */
const longestGapSeconds = 0.3

/** Tracks the smallest angle not exceeded for `holdSeconds`, online; too long a gap breaks the hold. */
export function createHeldAngle(holdSeconds: Seconds) {
  /** Monotone queue over the last `holdSeconds`: its head is the widest. */
  let widest: Sample[] = []
  let since: Seconds | null = null
  let lastSeen = inSeconds(0)
  let smallest: Degrees | null = null

  /** Discards earlier frames for the next hold. */
  const interrupt = () => {
    widest = []
    since = null
  }

  return {
    observe(seconds: Seconds, angle: Degrees) {
      if (seconds - lastSeen > longestGapSeconds) interrupt()
      lastSeen = seconds
      since ??= seconds
      const previous = widest.at(-1)
      if (previous) previous.until = seconds
      while (widest.length > 0 && (widest.at(-1)?.angle ?? 0) <= angle) widest.pop()
      widest.push({ angle, until: Number.POSITIVE_INFINITY })
      if (seconds - since < holdSeconds) return
      while ((widest[0]?.until ?? Number.POSITIVE_INFINITY) <= seconds - holdSeconds) widest.shift()
      const head = widest[0]?.angle ?? angle
      if (smallest === null || head < smallest) smallest = head
    },
    interrupt,
    smallest: () => smallest,
  }
}
