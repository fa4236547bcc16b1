import type { Quality } from '@lithe/movements/catalog'

type CameraError = {
  /** Joint angle error in degrees; the best published for one phone is 4.8°. */
  angleDegrees: number
  /** Hold error in log seconds, beyond the norm's own timing. */
  logSeconds: number
  /** Count error in repetitions, beyond the norm's own counting. */
  repetitions: number
}

/**
 * Camera error of a result, as a standard deviation. Good is published; fair and poor are assumed, wider than found on
 * our own films in `docs/measurement.md`, which lack other people's rooms.
 */
export const cameraErrors = {
  good: { angleDegrees: 5, logSeconds: 0, repetitions: 0 },
  fair: { angleDegrees: 6, logSeconds: 0.05, repetitions: 0.5 },
  poor: { angleDegrees: 9, logSeconds: 0.3, repetitions: 2 },
} as const satisfies Record<Quality['level'], CameraError>

/**
 * Bias towards shallow seated folds, from hips marked too far forward: mean of five drawn people, −1.3, 2.9, 3.7, 6.4
 * and 12.1° (`docs/measurement.md`), with its standard error. Their SD, 5.0°, is that of a good angle.
 */
export const floorReachBias = { degrees: 4.8, sdDegrees: 2.2 } as const

/**
 * Shorter holds count as this long, in seconds. Below it chance dominates balance, and from 40 on the shorter of two
 * holds would look up to 1.6 years younger.
 */
export const shortestHoldSeconds = 1.5
