import type { Degrees, Seconds } from '@lithe/pose'
import type { Estimate, Quality, Rising } from '../definition/movement-kinds.ts'
import { bodyError, certain, clockError } from './rise-error.ts'

/** Where a repetition begins and ends. */
export type RiseStart = 'standing' | 'seat'

/** One frame of a repetition. `lean`: trunk relative to standing, null until known. */
export type RiseMoment = { seconds: Seconds; knee: Degrees; hip: Degrees; lean: Degrees | null }

type Span = { least: number; most: number }
/** One repetition, from the end of the previous one to its own end. */
type Rise = { beganAt: Seconds; upAt: Seconds; knee: Span; hip: Span; lean: number | null }

/** Fraction of the knee travel that begins a repetition. */
const begunShare = 0.15
/** Minimum repetitions to report, and to time as in the five-times sit-to-stand. */
const leastRises = 3
const timedRises = 5

const spanOf = (values: readonly number[]): Span => ({
  least: Math.min(...values),
  most: Math.max(...values),
})

/** The last moment standing before going down, or seated before going up. */
function beginningOf(moments: readonly RiseMoment[], { least, most }: Span, start: RiseStart) {
  const begun = begunShare * (most - least)
  const lowest = moments.findIndex(({ knee }) => knee === least)
  return start === 'standing'
    ? moments.findLast(({ knee }, index) => index <= lowest && knee >= most - begun)
    : moments.findLast(({ knee }) => knee <= least + begun)
}

function riseOf(moments: readonly RiseMoment[], upAt: Seconds, start: RiseStart): Rise {
  const knee = spanOf(moments.map(moment => moment.knee))
  const leans = moments.flatMap(({ lean }) => lean ?? [])
  return {
    beganAt: beginningOf(moments, knee, start)?.seconds ?? upAt,
    upAt,
    knee,
    hip: spanOf(moments.map(({ hip }) => hip)),
    lean: leans.length > 0 ? Math.max(...leans) : null,
  }
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  const upper = sorted[middle] ?? 0
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? upper)) / 2
}

function spread(values: readonly number[]): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (values.length - 1))
}

/** Combines the camera's error with the variation between repetitions. */
const errorOf = (values: readonly number[], cameraError: number) =>
  Math.hypot(cameraError, spread(values) / Math.sqrt(values.length))

function travelOf(spans: readonly Span[], cameraError: number): Estimate {
  const [least, most] = [spans.map(span => span.least), spans.map(span => span.most)]
  return { value: median(most) - median(least), error: errorOf(least, cameraError) }
}

function leanOf(rises: readonly Rise[], cameraError: number): Estimate | null {
  const leans = rises.flatMap(({ lean }) => lean ?? [])
  return leans.length < leastRises ? null : { value: median(leans), error: errorOf(leans, cameraError) }
}

/** Accumulates repetitions and summarises them. */
export function createRises(start: RiseStart) {
  const rises: Rise[] = []
  let moments: RiseMoment[] = []

  function firstFive(edge: number): Estimate | null {
    const [first, fifth] = [rises[0], rises[timedRises - 1]]
    return first && fifth ? { value: fifth.upAt - first.beganAt, error: edge } : null
  }

  function unevenness(edge: number): Estimate | null {
    if (rises.length < timedRises) return null
    const times = rises.slice(1).map(({ upAt }, index) => upAt - (rises[index]?.upAt ?? upAt))
    const value = spread(times)
    return { value, error: Math.hypot(edge, value / Math.sqrt(2 * times.length)) }
  }

  return {
    /** `reps`: full repetitions counted up to this frame. */
    observe(moment: RiseMoment, reps: number) {
      moments.push(moment)
      if (reps <= rises.length) return
      rises.push(riseOf(moments, moment.seconds, start))
      moments = []
    },
    /** What is certain enough to report; null if nothing is. */
    result({
      level,
      view,
      framesPerSecond,
    }: Pick<Quality, 'level' | 'view' | 'framesPerSecond'>): Rising | null {
      if (level === 'poor' || rises.length < leastRises) return null
      const { lean, knee, hip } = bodyError[start][view]
      const edge = clockError(framesPerSecond)
      return certain({
        firstFive: firstFive(edge),
        unevenness: unevenness(edge),
        lean: leanOf(rises, lean),
        kneeTravel: travelOf(
          rises.map(rise => rise.knee),
          knee,
        ),
        hipTravel: travelOf(
          rises.map(rise => rise.hip),
          hip,
        ),
      })
    },
  }
}
