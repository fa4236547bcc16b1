import type { Landmark, PoseFrame } from '@lithe/pose'
import type { Measurement } from '../catalog/catalog.ts'
import type { LiveReading } from '../definition/analyser.ts'
import { figuresPerSecond, keptIndexes } from './stick-series.ts'

/** What of a series shows what it came to, as numbers of its figures; `telling` is the one to stand still at. */
export type Moment = { from: number; telling: number; to: number }

/** What an analyser said while it watched, in seconds from the first figure. */
export type Reading = Pick<LiveReading, 'value'> & { seconds: number }

/** Long enough to see how the body got there; a repetition takes less. */
const longestBeforeSeconds = 4
/** A reach counts once it was held this long: the figure in the middle of that is the reach. */
const halfHoldSeconds = 0.25
const around = { reach: { before: 2.5, after: 1.5 }, hold: { before: 3, after: 1 } }
/** As a hold ends a foot is nearly down; a little earlier it is still held. */
const stillHeldSeconds = 0.4

const lastChange = (readings: readonly Reading[]) =>
  readings.findLastIndex(({ value }, index) => index > 0 && value !== readings[index - 1]?.value)

function longestEnd(said: Measurement, beganSeconds: number): number | null {
  if (!('holds' in said)) return null
  const [longest] = [...said.holds].sort(
    (a, b) => b.toSeconds - b.fromSeconds - (a.toSeconds - a.fromSeconds),
  )
  return longest ? beganSeconds + longest.toSeconds : null
}

const apart = (one: Landmark | undefined, other: Landmark | undefined) =>
  one && other ? Math.hypot(one.image.x - other.image.x, one.image.y - other.image.y) : 0

/** The figure furthest from how the body stood when the repetition was counted: the bottom of it, or the arms up. */
function furthestFrom(figures: readonly PoseFrame[], from: number, to: number): number {
  const rest = figures[to]?.pose
  let [furthest, most] = [to, 0]
  for (let index = from; index <= to; index++) {
    const pose = figures[index]?.pose
    if (!rest || !pose) continue
    const way = keptIndexes.reduce((sum, joint) => sum + apart(rest[joint], pose[joint]), 0)
    if (way > most) [furthest, most] = [index, way]
  }
  return furthest
}

type Watched = {
  figures: readonly PoseFrame[]
  readings: readonly Reading[]
  /** Where the clock began with the first hold. */
  beganSeconds: number
  measured: Measurement
}

/** The deepest reach, the end of the longest hold, or the last repetition that was counted; null where nothing was. */
export function findMoment({ figures, readings, beganSeconds, measured }: Watched): Moment | null {
  const last = figures.length - 1
  if (last < 0) return null
  const figureAt = (seconds: number) => Math.max(0, Math.min(last, Math.round(seconds * figuresPerSecond)))
  const held = longestEnd(measured, beganSeconds)
  if (held !== null)
    return {
      from: figureAt(held - around.hold.before),
      telling: figureAt(held - stillHeldSeconds),
      to: figureAt(held + around.hold.after),
    }
  const changed = lastChange(readings)
  if (changed < 0) return null
  const { seconds = 0 } = readings[changed] ?? {}
  if (!('reps' in measured)) {
    const telling = seconds - halfHoldSeconds
    return {
      from: figureAt(telling - around.reach.before),
      telling: figureAt(telling),
      to: figureAt(telling + around.reach.after),
    }
  }
  const before = readings[lastChange(readings.slice(0, changed))]?.seconds ?? 0
  const from = figureAt(Math.max(before, seconds - longestBeforeSeconds))
  const to = figureAt(seconds)
  return { from, telling: furthestFrom(figures, from, to), to }
}
