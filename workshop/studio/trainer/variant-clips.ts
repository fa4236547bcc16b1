import type { VariantPicture } from '@lithe/movements/catalog'
import {
  averagePerson,
  bodyOf,
  chairReach,
  chairStand,
  semiTandem,
  steadyRises,
  supportedStance,
} from '../../choreography/choreography.ts'
import type { Take } from '../films/reel.ts'
import { portrait, standingCamera } from './cameras.ts'
import type { Clip, Line } from './clip.ts'
import { linesOf } from './lines.ts'
import { whole } from './movement-clips.ts'

const body = bodyOf(averagePerson)

type Eased = { take: Take; lines: readonly Line[]; posterSeconds: number }

/** Each easier variant, done slowly: what to do, then why. */
const eased: Record<VariantPicture, Eased> = {
  'single-leg-stance-supported': {
    take: whole({
      movement: supportedStance(body, {
        seconds: 8,
        hold: { lifted: 'right', fromSeconds: 2, toSeconds: 6.6, liftMetres: 0.24 },
        hand: { rise: 0.3, top: 1.3, fall: 7, end: 7.8 },
      }),
      camera: standingCamera({ distanceMetres: 2.8, panMetres: 0.17 }),
    }),
    lines: linesOf('single-leg-stance-supported', [0.3, 3.6], [4.1, 7.4]),
    posterSeconds: 4.4,
  },
  'single-leg-stance-semi-tandem': {
    take: whole({
      movement: semiTandem(body, {
        seconds: 8,
        unsteadiness: 0.7,
        steps: [{ behind: 'right', fromSeconds: 1.6, toSeconds: 6.6 }],
      }),
      camera: standingCamera({ yawDegrees: 16, heightMetres: 1.2, pitchDegrees: 7 }),
    }),
    lines: linesOf('single-leg-stance-semi-tandem', [0.3, 3.6], [4.1, 7.4]),
    posterSeconds: 4,
  },
  'toe-touch-seated': {
    take: whole({
      movement: chairReach(body, {
        seconds: 7.6,
        stretched: 'right',
        kneeDegrees: 173,
        reaches: [{ foldDegrees: 54, startSeconds: 0.9, downSeconds: 2.2, holdSeconds: 1.6, upSeconds: 2 }],
      }),
      camera: standingCamera({ yawDegrees: -86, panMetres: 0.42, distanceMetres: 2.65, heightMetres: 0.9 }),
    }),
    lines: linesOf('toe-touch-seated', [0.3, 3.6], [4.1, 7.3]),
    posterSeconds: 3.8,
  },
  'squat-seated': {
    take: whole({
      movement: chairStand(body, {
        seconds: 8,
        rises: steadyRises([1, 1], { startSeconds: 0.8, tempoSeconds: 3.4 }),
      }),
      camera: standingCamera({ yawDegrees: -36, panMetres: 0.06 }),
    }),
    lines: linesOf('squat-seated', [0.3, 3.6], [4.1, 7.1]),
    posterSeconds: 1.55,
  },
}

export const variantClips: readonly Clip[] = Object.entries(eased).map(
  ([id, { take, lines, posterSeconds }]) => ({
    id: id as VariantPicture,
    size: portrait,
    lines,
    posterSeconds,
    takes: [take],
  }),
)
