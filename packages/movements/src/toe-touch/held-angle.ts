import { type Degrees, degrees } from '@lithe/pose'

/** An angle and the time of the picture after it: until then nobody knows better. */
type Sample = { angle: number; until: number }

/** The smallest angle that was not exceeded for `holdSeconds` on end, as frames come in. */
export function createHeldAngle(holdSeconds: number) {
  /** Falling angles of the last `holdSeconds`: its head is the widest of them. */
  let widest: Sample[] = []
  let since: number | null = null
  let smallest: Degrees | null = null
  return {
    observe(seconds: number, angle: Degrees) {
      since ??= seconds
      const previous = widest.at(-1)
      if (previous) previous.until = seconds
      while (widest.length > 0 && (widest.at(-1)?.angle ?? 0) <= angle) widest.pop()
      widest.push({ angle, until: Number.POSITIVE_INFINITY })
      if (seconds - since < holdSeconds) return
      while ((widest[0]?.until ?? Number.POSITIVE_INFINITY) <= seconds - holdSeconds) widest.shift()
      const head = widest[0]?.angle ?? angle
      if (smallest === null || head < smallest) smallest = degrees(head)
    },
    /** The hold is broken: what came before does not count towards the next one. */
    interrupt() {
      widest = []
      since = null
    },
    smallest: () => smallest,
  }
}
