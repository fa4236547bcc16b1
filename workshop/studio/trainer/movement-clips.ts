import { type MovementId, movementIds } from '@lithe/movements/catalog'
import { demonstrationOf, movementOf, steadyJacks, steadyPushUps } from '../../choreography/choreography.ts'
import type { Take } from '../films/reel.ts'
import { floorCamera, landscape, portrait, standingCamera } from './cameras.ts'
import type { Clip } from './clip.ts'
import { linesOf } from './lines.ts'

type Shown = Pick<Clip, 'size' | 'lines' | 'posterSeconds'> & {
  /** The movement, done slowly, from the side the camera needs. */
  take: Take
}

export const whole = (take: Omit<Take, 'fromSeconds' | 'seconds'>): Take => ({
  ...take,
  fromSeconds: 0,
  seconds: take.movement.seconds,
})

/** Clips of one movement each: what to do, then why. */
export const demonstrations: Record<MovementId, Shown> = {
  'single-leg-stance': {
    size: portrait,
    take: whole({
      movement: demonstrationOf('single-leg-stance'),
      camera: standingCamera({ distanceMetres: 2.7 }),
    }),
    lines: linesOf('single-leg-stance', [0.3, 3.5], [4, 7]),
    posterSeconds: 3.6,
  },
  'toe-touch': {
    size: portrait,
    take: whole({ movement: demonstrationOf('toe-touch'), camera: standingCamera({ yawDegrees: -88 }) }),
    lines: linesOf('toe-touch', [0.3, 3.4], [3.9, 6.8]),
    posterSeconds: 3.4,
  },
  squat: {
    size: portrait,
    take: whole({ movement: demonstrationOf('squat'), camera: standingCamera({ yawDegrees: -38 }) }),
    lines: linesOf('squat', [0.3, 3.3], [3.8, 6.6]),
    posterSeconds: 2.1,
  },
  'push-up': {
    size: landscape,
    take: whole({
      movement: movementOf(
        'push-up',
        { sagDegrees: 0, repetitions: steadyPushUps([84, 82], { startSeconds: 0.8, tempoSeconds: 2.9 }) },
        7.2,
      ),
      camera: floorCamera({}),
    }),
    lines: linesOf('push-up', [0.3, 3.3], [3.8, 6.6]),
    posterSeconds: 2,
  },
  'jumping-jack': {
    size: portrait,
    take: whole({
      movement: movementOf(
        'jumping-jack',
        { repetitions: steadyJacks([180, 180, 180], { startSeconds: 1.1, tempoSeconds: 1.8 }) },
        7,
      ),
      camera: standingCamera({ distanceMetres: 3, heightMetres: 1.05 }),
    }),
    lines: linesOf('jumping-jack', [0.3, 3.2], [3.6, 6.4]),
    posterSeconds: 1.65,
  },
  plank: {
    size: landscape,
    take: whole({ movement: demonstrationOf('plank'), camera: floorCamera({}) }),
    lines: linesOf('plank', [0.4, 3.6], [4.2, 7.4]),
    posterSeconds: 4.5,
  },
  'sit-and-reach': {
    size: landscape,
    take: whole({
      movement: demonstrationOf('sit-and-reach'),
      camera: floorCamera({ distanceMetres: 2.2, heightMetres: 0.62 }),
    }),
    lines: linesOf('sit-and-reach', [0.3, 3.3], [3.8, 6.8]),
    posterSeconds: 3.9,
  },
}

export const movementClips: readonly Clip[] = movementIds.map(id => {
  const { take, ...clip } = demonstrations[id]
  return { id, ...clip, takes: [take] }
})
