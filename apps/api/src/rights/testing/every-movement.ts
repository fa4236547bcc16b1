import type { MovementId } from '@lithe/movements/catalog'
import { refusedUpload, squats, stance, toeTouch, type Upload, upload } from '../../testing/measurements.ts'

const plank = {
  movement: 'plank' as const,
  windowSeconds: 60,
  longestHoldSeconds: 41.5,
  holds: [{ fromSeconds: 2, toSeconds: 43.5 }],
  quality: squats(1).quality,
}

/** One usable measurement of each movement. */
export const everyMovement = () =>
  ({
    'single-leg-stance': upload(stance(31.25)),
    'toe-touch': upload(toeTouch(74.5)),
    squat: upload(squats(13, 2)),
    'push-up': upload({ ...squats(9), movement: 'push-up' }),
    'jumping-jack': upload({ ...squats(28), movement: 'jumping-jack' }),
    plank: upload(plank),
    'sit-and-reach': upload({ ...toeTouch(81), movement: 'sit-and-reach' }),
  }) satisfies Record<MovementId, Upload>

export const refusedMovement = () => refusedUpload('squat', 'not-side-on')
