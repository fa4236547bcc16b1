import type { Seconds, Side } from '@lithe/pose'
import type { FeetSeen } from './feet-seen.ts'
import { hipsRise, type Stand, wayOf } from './stand.ts'

export type Moment = { seconds: Seconds; seen: FeetSeen }

const keptSeconds = 2.5
/** Maximum distance of a resting foot from its mean place, in body heights. */
const restsWithin = 0.006
/** Maximum distance of a foot that came to rest elsewhere. */
const arrivesWithin = 0.02
const speedOverSeconds = 0.2
/**
 * Distances (body heights) for dating when a foot left or regained its place. The crossing is found at `passes`, where
 * the foot moves fast, and extrapolated.
 */
const edges = { passes: 0.014, most: 0.019, share: 0.35, leaves: 0.011, furthestSeconds: 0.1 }
/** Smoothing delay of a lift and of a landing (docs/decisions/0062). */
const lateSeconds = { lift: 0.034, landing: 0.011 }

/** A foot that rises this far, and mostly upwards, is dated by its rise. */
const tells = { from: 0.03, share: 0.6 }

type Place = { x: number; y: number }
const distance = (a: Place, b: Place) => Math.hypot(a.x - b.x, a.y - b.y)

/** Distance of a foot from its place, in body heights. */
export const awayOf = (stand: Stand, side: Side, seen: FeetSeen) =>
  distance(seen.feet[side], stand.feet[side]) / stand.height

/** Distance of a supporting foot, minus the rise that the hips share. Crossed legs make the engine show more. */
export function bearingAwayOf(stand: Stand, side: Side, seen: FeetSeen): number {
  const { aside, rise } = wayOf(stand, seen, side)
  return Math.hypot(aside, Math.min(Math.abs(rise), Math.abs(hipsRise(stand, seen))))
}

/** Maximum distance of a foot standing at its place. */
export const atPlaceWithin = edges.passes

/** The last seconds, kept to date events in retrospect. */
export function createRecentMoments() {
  let moments: Moment[] = []
  const newest = () => moments.at(-1)

  function within(seconds: number): Moment[] {
    const now = newest()?.seconds ?? 0
    return moments.filter(moment => now - moment.seconds <= seconds)
  }
  /** Frames of the last seconds; null if the person was not yet seen for that long. */
  function whole(seconds: number): Moment[] | null {
    const span = within(seconds)
    const seen = (span.at(-1)?.seconds ?? 0) - (span[0]?.seconds ?? 0)
    return seen >= 0.8 * seconds ? span : null
  }

  return {
    add: (moment: Moment) => {
      moments = [...moments.filter(({ seconds }) => moment.seconds - seconds <= keptSeconds), moment]
    },
    forget: () => {
      moments = []
    },
    whole,
    /** The last frame before this second. */
    before: (seconds: number) => moments.findLast(moment => moment.seconds < seconds),

    /** Whether a foot stayed in place for this long. */
    rests(side: Side, seconds: number, height: number): boolean {
      const span = whole(seconds)
      if (!span) return false
      const mean = (axis: 'x' | 'y') =>
        span.reduce((sum, { seen }) => sum + seen.feet[side][axis], 0) / span.length
      const middle = { x: mean('x'), y: mean('y') }
      return span.every(({ seen }) => distance(seen.feet[side], middle) < restsWithin * height)
    },

    /** Speed of a foot in body heights per second. */
    speedOf(side: Side, height: number): number {
      const span = within(speedOverSeconds)
      const [first, last] = [span[0], span.at(-1)]
      if (!first || !last || last.seconds === first.seconds) return 0
      return distance(first.seen.feet[side], last.seen.feet[side]) / height / (last.seconds - first.seconds)
    },

    /** Since when a foot has been in place; null if its arrival was not seen. */
    restsSince(side: Side, height: number): number | null {
      const now = newest()
      if (!now) return null
      const index = moments.findLastIndex(
        ({ seen }) => distance(seen.feet[side], now.seen.feet[side]) > arrivesWithin * height,
      )
      return index < 0 ? null : (moments[index + 1]?.seconds ?? now.seconds)
    },

    /** When the body's centre was last within `within` of `x`. */
    centredUntil: (x: number, within: number): number | null =>
      moments.findLast(({ seen }) => Math.abs(seen.centreX - x) < within)?.seconds ?? null,

    /** When a foot last left or regained its place, interpolated; null if not seen. */
    edge(kind: 'lift' | 'landing', stand: Stand, side: Side, away = awayOf): number | null {
      const ways = moments.map(({ seen }) => wayOf(stand, seen, side))
      const rises = ways.map(({ rise }) => Math.abs(rise))
      const widest = Math.max(0, ...ways.map(({ aside }) => Math.abs(aside)))
      // A foot may slide before it leaves the floor.
      const isHigh = away === awayOf && Math.max(0, ...rises) > Math.max(tells.from, tells.share * widest)
      const distances = isHigh ? rises : moments.map(({ seen }) => away(stand, side, seen))
      const passes = Math.min(edges.most, Math.max(edges.passes, edges.share * Math.max(0, ...distances)))
      for (let index = moments.length - 1; index > 0; index--) {
        const [from, to] = [moments[index - 1]?.seconds ?? 0, moments[index]?.seconds ?? 0]
        const [before, after] = [distances[index - 1] ?? 0, distances[index] ?? 0]
        const [inner, outer] = kind === 'lift' ? [before, after] : [after, before]
        if (inner >= passes || outer < passes) continue
        const perUnit = (to - from) / (after - before)
        const passed = from + (passes - before) * perUnit
        const further = Math.min(edges.furthestSeconds, (passes - edges.leaves) * Math.abs(perUnit))
        return (kind === 'lift' ? passed - further : passed + further) - lateSeconds[kind]
      }
      return null
    },
  }
}
export type RecentMoments = ReturnType<typeof createRecentMoments>
