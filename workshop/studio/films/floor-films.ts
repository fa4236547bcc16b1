import { movementOf, steadyPushUps } from '../../choreography/choreography.ts'
import { type Film, floorCamera, landscape } from './film.ts'

/** Films of movements on the floor, side-on; each begins in the player's start posture. */
export const floorFilms: readonly Film[] = [
  {
    name: 'push-up',
    movement: movementOf(
      'push-up',
      {
        sagDegrees: 0,
        repetitions: steadyPushUps([78, 74, 122, 80, 76], { startSeconds: 1.4, tempoSeconds: 2.3 }),
      },
      13.5,
    ),
    camera: floorCamera({ yawDegrees: 84 }),
    size: landscape,
  },
  {
    name: 'plank',
    movement: movementOf(
      'plank',
      {
        on: 'forearms',
        unsteadiness: 1,
        lifts: [{ fromSeconds: 1.6, toSeconds: 13 }],
        slips: [{ offDegrees: 38, startSeconds: 8.4, downSeconds: 0.8, bottomSeconds: 0.7, upSeconds: 0.8 }],
      },
      14.5,
    ),
    camera: floorCamera({ yawDegrees: -87, heightMetres: 0.55, pitchDegrees: 5 }),
    size: landscape,
  },
  {
    name: 'sit-and-reach',
    movement: movementOf(
      'sit-and-reach',
      {
        kneeDegrees: 175,
        reaches: [
          { foldDegrees: 30, startSeconds: 1.4, downSeconds: 1.8, holdSeconds: 1, upSeconds: 1.6 },
          { foldDegrees: 58, startSeconds: 6.4, downSeconds: 2.2, holdSeconds: 2, upSeconds: 1.8 },
        ],
      },
      13,
    ),
    camera: floorCamera({ yawDegrees: -84, heightMetres: 0.6, pitchDegrees: 4 }),
    size: landscape,
  },
]
