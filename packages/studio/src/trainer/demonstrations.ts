import {
  demonstrationOf,
  movementOf,
  steadyJacks,
  steadyPushUps,
  steadyRepetitions,
} from '@lithe/choreography'
import type { MovementId } from '@lithe/movements/catalog'
import type { Take } from '../films/reel.ts'
import { floorCamera, standingCamera } from './cameras.ts'

export const whole = (take: Omit<Take, 'fromSeconds' | 'seconds'>): Take => ({
  ...take,
  fromSeconds: 0,
  seconds: take.movement.seconds,
})

/** Each movement, slowly, from the side the camera must see. */
export const demonstrations = {
  'single-leg-stance': whole({
    movement: movementOf(
      'single-leg-stance',
      {
        arms: 'out',
        unsteadiness: 0.7,
        holds: [{ lifted: 'left', fromSeconds: 1.3, toSeconds: 6.1, liftMetres: 0.26 }],
      },
      7.4,
    ),
    camera: standingCamera({ distanceMetres: 2.7 }),
  }),
  'toe-touch': whole({
    movement: movementOf(
      'toe-touch',
      {
        reaches: [
          {
            foldDegrees: 104,
            kneeDegrees: 173,
            startSeconds: 0.7,
            downSeconds: 2.3,
            holdSeconds: 1.6,
            upSeconds: 2,
          },
        ],
      },
      7.2,
    ),
    camera: standingCamera({ yawDegrees: -88 }),
  }),
  squat: whole({
    movement: movementOf(
      'squat',
      { repetitions: steadyRepetitions([64, 62], { startSeconds: 0.7, tempoSeconds: 3 }) },
      7.2,
    ),
    camera: standingCamera({ yawDegrees: -38 }),
  }),
  'push-up': whole({
    movement: movementOf(
      'push-up',
      { sagDegrees: 0, repetitions: steadyPushUps([84, 82], { startSeconds: 0.8, tempoSeconds: 2.9 }) },
      7.2,
    ),
    camera: floorCamera({}),
  }),
  'jumping-jack': whole({
    movement: movementOf(
      'jumping-jack',
      { repetitions: steadyJacks([180, 180, 180], { startSeconds: 1.1, tempoSeconds: 1.8 }) },
      7,
    ),
    camera: standingCamera({ distanceMetres: 3, heightMetres: 1.05 }),
  }),
  plank: whole({ movement: demonstrationOf('plank'), camera: floorCamera({}) }),
  'sit-and-reach': whole({
    movement: demonstrationOf('sit-and-reach'),
    camera: floorCamera({ distanceMetres: 2.2, heightMetres: 0.62 }),
  }),
} satisfies Record<MovementId, Take>
