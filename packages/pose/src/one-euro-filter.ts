import { inSeconds, type Seconds } from './units.ts'

export type OneEuroOptions = {
  /** Cut-off at rest, in Hz; a lower one is calmer and slower. */
  minCutoff: number
  /** Increase of the cut-off, in Hz, per body size per second. */
  beta: number
  /** Cut-off of the speed estimate, in Hz. */
  speedCutoff: number
}

const shareOf = (cutoffHz: number, seconds: number) => 1 / (1 + 1 / (2 * Math.PI * cutoffHz * seconds))

/**
 * One-Euro filter: a low-pass whose cut-off rises with speed, for calm rest and low lag in motion. Speed is
 * that of the unfiltered number, in body sizes, since a distant body moves and jitters less in the frame.
 * Method: Casiez, Roussel & Vogel 2012, doi:10.1145/2207676.2208639.
 */
export function createOneEuroFilter({ minCutoff, beta, speedCutoff }: OneEuroOptions) {
  let last: { raw: number; value: number; speed: number } | null = null
  /** `seconds` since the last call; `size` of the body, in the unit of `raw`. Keeps its value if no time has passed. */
  return (raw: number, seconds: Seconds, size: number): number => {
    if (last === null) {
      last = { raw, value: raw, speed: 0 }
      return raw
    }
    if (seconds <= 0) return last.value
    const speed =
      last.speed + shareOf(speedCutoff, seconds) * ((raw - last.raw) / size / seconds - last.speed)
    const value = last.value + shareOf(minCutoff + beta * Math.abs(speed), seconds) * (raw - last.value)
    last = { raw, value, speed }
    return value
  }
}

/** Steady-state lag in seconds at a constant speed in body sizes per second. */
export const latenessAt = ({ minCutoff, beta }: OneEuroOptions, speed: number) =>
  inSeconds(1 / (2 * Math.PI * (minCutoff + beta * Math.abs(speed))))
