import { createOneEuroFilter, type OneEuroOptions } from '../one-euro-filter.ts'
import { inSeconds } from '../units.ts'
import { type Alignment, type PixelPoint, type Region, regionAround } from './region.ts'

/**
 * Holds the square still for a resting body and follows a moving one. At 1 Hz it arrives within half a second of a
 * movement's end; the source's 0.01 Hz lags throughout a hold.
 */
const options: OneEuroOptions = { minCutoff: 1, beta: 10, speedCutoff: 1 }
/** Replaces implausible intervals: simultaneous or reversed times. */
const leastSpanMs = 1

/** Quantisation steps of the square: place in sides, side in doublings, rotation in radians. */
const rungs = { place: 1 / 64, doublings: 1 / 32, turn: Math.PI / 128 }
/** Hysteresis: only a change beyond this fraction of a step counts. */
const leavesAt = 0.75

function onLadder(value: number, before: number | undefined, rung: number): number {
  const stays = before !== undefined && Math.abs(value - before) < leavesAt * rung
  return stays ? before : Math.round(value / rung) * rung
}

/**
 * Quantises the square, or keeps the one `before`. The networks amplify an offset of a millionth severalfold, so a
 * browser's rounding would grow over frames to a degree; quantisation removes it.
 */
function onRungs(to: Region, before: Region | null): Region {
  const doublings = onLadder(Math.log2(to.side), before ? Math.log2(before.side) : undefined, rungs.doublings)
  const side = 2 ** doublings
  return {
    x: onLadder(to.x, before?.x, rungs.place * side),
    y: onLadder(to.y, before?.y, rungs.place * side),
    side,
    turn: onLadder(to.turn, before?.turn, rungs.turn),
  }
}

/**
 * Smooths the search square; otherwise landmarks would move the next square, and the square the landmarks, even at
 * rest. Source: `pose_landmark_filtering` of google-ai-edge/mediapipe, auxiliary landmarks, except the cut-off at rest;
 * the quantisation is ours.
 */
export function createRegionSteadier() {
  const points = [0, 1].map(() => [createOneEuroFilter(options), createOneEuroFilter(options)] as const)
  let lastMs: number | null = null
  let before: Region | null = null
  return (aligned: Alignment, timeMs: number): Region => {
    const seconds = inSeconds(Math.max(timeMs - (lastMs ?? timeMs), leastSpanMs) / 1000)
    lastMs = timeMs
    const { side } = regionAround(aligned)
    const steady = ({ x, y }: PixelPoint, index: 0 | 1): PixelPoint => ({
      x: points[index]?.[0](x, seconds, side) ?? x,
      y: points[index]?.[1](y, seconds, side) ?? y,
    })
    before = onRungs(regionAround({ middle: steady(aligned.middle, 0), rim: steady(aligned.rim, 1) }), before)
    return before
  }
}
