const clampShare = (value: number) => Math.min(1, Math.max(0, value))

/** Goes from 0 to 1 by minimum jerk (Flash & Hogan, J. Neurosci. 1985), at rest at both ends. */
export function minimumJerk(share: number): number {
  const s = clampShare(share)
  return s ** 3 * (10 - 15 * s + 6 * s ** 2)
}

/** Start and end times of a rise and of a fall, in seconds. */
export type Swell = { rise: number; top: number; fall: number; end: number }

export const swellAt = (seconds: number, { rise, top, fall, end }: Swell) =>
  minimumJerk((seconds - rise) / (top - rise)) * (1 - minimumJerk((seconds - fall) / (end - fall)))
