import { createOneEuroFilter, type OneEuroOptions } from '../one-euro-filter.ts'
import { inSeconds } from '../units.ts'
import { type Alignment, type PixelPoint, type Region, regionAround } from './region.ts'

/**
 * A body at rest is looked at in the same square each time, and a moving one at once. At 1 Hz the square is where it
 * should be half a second after a movement ends; at the source's 0.01 Hz it lags for as long as the body is held still.
 */
const options: OneEuroOptions = { minCutoff: 1, beta: 10, speedCutoff: 1 }
/** A span that no clock could have meant: pictures that came at once, or went back in time. */
const leastSpanMs = 1

/** Rungs of the ladders that the square moves on: its place in shares of its side, its side in doublings, its turn in radians. */
const rungs = { place: 1 / 64, doublings: 1 / 32, turn: Math.PI / 128 }
/** It stays on its rung until it should be this much of one further. */
const leavesAt = 0.75

function onLadder(value: number, before: number | undefined, rung: number): number {
  const stays = before !== undefined && Math.abs(value - before) < leavesAt * rung
  return stays ? before : Math.round(value / rung) * rung
}

/**
 * The nearest of the squares that a body may be looked for in, or the one `before`. The networks answer a square that is
 * off by a millionth with landmarks off by several, so that a browser's rounding would grow from picture to picture into
 * a degree; between two rungs it is gone.
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
 * Steadies the square in which a body is looked for: without it, the landmarks of a picture move the square of the next,
 * and that again the landmarks, even where nothing moves.
 * Source: `pose_landmark_filtering` of google-ai-edge/mediapipe, auxiliary landmarks, but for the cut-off at rest; the rungs are ours.
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
