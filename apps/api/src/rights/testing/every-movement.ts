import type { MovementId } from '@lithe/movements/catalog'
import {
  jumpingJacks,
  plank,
  pushUps,
  refusedUpload,
  sitAndReach,
  squats,
  stance,
  toeTouch,
  type Upload,
  upload,
} from '../../testing/measurements.ts'
import { recordedReach } from '../../testing/recorded.ts'

/** A reach with its figures, for the organisation that asks for them. */
export function recordedMovement() {
  const { measurement, replay } = recordedReach()
  return { ...upload(measurement), replay }
}

/** One usable measurement of each movement. */
export const everyMovement = () =>
  ({
    'single-leg-stance': upload(stance(31.25)),
    'toe-touch': upload(toeTouch(74.5)),
    squat: upload(squats(13, 2)),
    'push-up': upload(pushUps(9)),
    'jumping-jack': upload(jumpingJacks(28)),
    plank: upload(plank(41.5)),
    'sit-and-reach': upload(sitAndReach(81)),
  }) satisfies Record<MovementId, Upload>

export const refusedMovement = () => refusedUpload('squat', 'not-side-on')
