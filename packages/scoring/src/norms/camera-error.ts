import type { Quality } from '@lithe/movements/catalog'

type CameraError = {
  /** Of a joint angle, degrees. The best published error of one phone is 4.8°. */
  angleDegrees: number
  /** Of a hold, in log seconds, beyond what the norm's own timing had. */
  logSeconds: number
  /** Of a count, beyond what the norm's own counting had. */
  repetitions: number
}

/**
 * What the camera adds to a result, as a standard deviation. Good is published. Fair and poor are assumed, and wider than
 * `docs/measurement.md` finds on our own films: other people's rooms are not in them.
 */
export const cameraErrors = {
  good: { angleDegrees: 5, logSeconds: 0, repetitions: 0 },
  fair: { angleDegrees: 6, logSeconds: 0.05, repetitions: 0.5 },
  poor: { angleDegrees: 9, logSeconds: 0.3, repetitions: 2 },
} as const satisfies Record<Quality['level'], CameraError>

/**
 * How much too shallow the camera reads a fold over level legs, where the engine marks the hips too far forward: the mean of
 * five drawn people, −1.3, 2.9, 3.7, 6.4 and 12.1° (`docs/measurement.md`), and its standard error. Their spread, 5.0°, is
 * that of a good angle.
 */
export const floorReachBias = { degrees: 4.8, sdDegrees: 2.2 } as const

/**
 * A shorter hold counts as this long, seconds. Below it, chance ends a hold more often than balance does, and from 40 on the
 * shorter of two would look younger, by up to 1.6 years.
 */
export const shortestHoldSeconds = 1.5
