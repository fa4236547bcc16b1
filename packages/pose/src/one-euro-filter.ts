import type { Seconds } from './units.ts'

/**
 * One-Euro filter: a low-pass filter whose cut-off rises with speed, so that rest is calm and motion is not late.
 * Method: Casiez, Roussel & Vogel 2012, doi:10.1145/2207676.2208639.
 */
export type OneEuroOptions = {
  /** Cut-off at rest, Hz. Lower is calmer and later. */
  minCutoff: number
  /** How much the cut-off rises per unit of speed. */
  beta: number
  /** Cut-off for the speed itself, Hz. */
  speedCutoff: number
}

const blend = (cutoff: number, seconds: Seconds) => {
  const radians = 2 * Math.PI * cutoff * seconds
  return radians / (radians + 1)
}

/** Filters one number over time; `seconds` is the time since the last call. */
export function createOneEuroFilter({ minCutoff, beta, speedCutoff }: OneEuroOptions) {
  let value: number | null = null
  let speed = 0
  return (next: number, seconds: Seconds): number => {
    if (value === null || seconds <= 0) {
      value ??= next
      return value
    }
    speed += blend(speedCutoff, seconds) * ((next - value) / seconds - speed)
    value += blend(minCutoff + beta * Math.abs(speed), seconds) * (next - value)
    return value
  }
}
