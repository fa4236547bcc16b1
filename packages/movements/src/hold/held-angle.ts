import { type Degrees, inSeconds, type Seconds } from '@lithe/pose'

/** An angle and the time of the picture after it: until then no better one is known. */
type Sample = { angle: Degrees; until: number }

/** Within this no body rises and is back: at 8 pictures a second, the slowest measured, one of them may be lost. */
const longestGapSeconds = 0.3

/** The smallest angle that was not exceeded for `holdSeconds` on end, as frames come in; a longer gap breaks the hold. */
export function createHeldAngle(holdSeconds: Seconds) {
  /** Falling angles of the last `holdSeconds`: its head is the widest of them. */
  let widest: Sample[] = []
  let since: Seconds | null = null
  let lastSeen = inSeconds(0)
  let smallest: Degrees | null = null

  /** What came before does not count towards the next hold. */
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
