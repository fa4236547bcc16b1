import {
  averagePerson,
  bodyOf,
  chairReach,
  chairStand,
  semiTandem,
  steadyRises,
} from '../../choreography/choreography.ts'
import { type Film, portrait, standingCamera } from './film.ts'

const body = bodyOf(averagePerson)

/** Easier variants with their own analysis. */
export const variantFilms: readonly Film[] = [
  {
    name: 'chair-stand',
    movement: chairStand(body, {
      seconds: 14,
      rises: steadyRises([1, 1, 0.45, 1], { startSeconds: 1.6, tempoSeconds: 2.9 }),
    }),
    camera: standingCamera({ yawDegrees: 32 }),
    size: portrait,
  },
  {
    name: 'chair-reach',
    movement: chairReach(body, {
      seconds: 11,
      stretched: 'left',
      kneeDegrees: 173,
      reaches: [
        { foldDegrees: 28, startSeconds: 1.4, downSeconds: 1.6, holdSeconds: 1, upSeconds: 1.4 },
        { foldDegrees: 56, startSeconds: 5.8, downSeconds: 1.8, holdSeconds: 1.4, upSeconds: 1.6 },
      ],
    }),
    camera: standingCamera({ yawDegrees: 85 }),
    size: portrait,
  },
  {
    name: 'half-step',
    movement: semiTandem(body, {
      seconds: 10.4,
      unsteadiness: 1,
      steps: [
        { behind: 'left', fromSeconds: 1.7, toSeconds: 3.3 },
        { behind: 'right', fromSeconds: 5, toSeconds: 9.6 },
      ],
    }),
    camera: standingCamera({ yawDegrees: 8 }),
    size: portrait,
  },
]
