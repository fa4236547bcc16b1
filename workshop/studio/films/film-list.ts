import { averagePerson, movementOf, steadyJacks, steadyRepetitions } from '../../choreography/choreography.ts'
import { type Film, portrait, standingCamera } from './film.ts'
import { floorFilms } from './floor-films.ts'
import { nothingFilms } from './nothing-films.ts'
import { peopleFilms } from './people-films.ts'
import { stanceFilms } from './stance-films.ts'
import { variantFilms } from './variant-films.ts'

export const framesPerSecond = 30

const reach = { startSeconds: 2, downSeconds: 2.6, holdSeconds: 3, upSeconds: 2.4 }
const standing = (seconds: number) => movementOf('none', {}, seconds, averagePerson)

/** Films with different people that every test run measures. */
const keptPeopleFilms: ReadonlySet<string> = new Set(['squat-of-person-8', 'stance-of-person-9'])

/** Stance films, positive and negative, that every test run measures. */
const keptStanceFilms: ReadonlySet<string> = new Set([
  'nothing-half-step-back',
  'nothing-stride',
  'nothing-heels',
  'lift-down-behind',
])

/** Our own test films: small, with known truth, one for every outcome. */
export const films: readonly Film[] = [
  {
    name: 'stance',
    movement: movementOf(
      'single-leg-stance',
      {
        arms: 'out',
        unsteadiness: 1,
        holds: [
          { lifted: 'right', fromSeconds: 1.6, toSeconds: 5.9, liftMetres: 0.22 },
          { lifted: 'left', fromSeconds: 7.9, toSeconds: 17.2, liftMetres: 0.26 },
        ],
      },
      18.5,
    ),
    camera: standingCamera({}),
    size: portrait,
  },
  {
    name: 'toe-touch',
    movement: movementOf('toe-touch', { reaches: [{ ...reach, foldDegrees: 98, kneeDegrees: 173 }] }, 12),
    camera: standingCamera({ yawDegrees: -88 }),
    size: portrait,
  },
  {
    name: 'toe-touch-bent-knees',
    movement: movementOf('toe-touch', { reaches: [{ ...reach, foldDegrees: 104, kneeDegrees: 138 }] }, 12),
    camera: standingCamera({ yawDegrees: 88 }),
    size: portrait,
    reason: 'knees-bent',
  },
  {
    name: 'toe-touch-knees-give-way',
    movement: movementOf(
      'toe-touch',
      {
        reaches: [
          {
            foldDegrees: 62,
            kneeDegrees: 173,
            startSeconds: 1.5,
            downSeconds: 2,
            holdSeconds: 5,
            upSeconds: 2,
          },
          {
            foldDegrees: 42,
            kneeDegrees: 136,
            startSeconds: 4.8,
            downSeconds: 1.4,
            holdSeconds: 1.6,
            upSeconds: 1.4,
          },
        ],
      },
      12,
    ),
    camera: standingCamera({ yawDegrees: 88 }),
    size: portrait,
  },
  {
    name: 'squat',
    movement: movementOf(
      'squat',
      { repetitions: steadyRepetitions([62, 66, 60, 112, 64, 62], { tempoSeconds: 2.9 }) },
      20,
    ),
    camera: standingCamera({ yawDegrees: -25 }),
    size: portrait,
  },
  {
    name: 'squat-side',
    movement: movementOf(
      'squat',
      { repetitions: steadyRepetitions([64, 60, 115, 66], { tempoSeconds: 2.8 }) },
      14,
    ),
    camera: standingCamera({ yawDegrees: 86 }),
    size: portrait,
  },
  {
    name: 'jumping-jack',
    movement: movementOf(
      'jumping-jack',
      { repetitions: steadyJacks([180, 180, 95, 180, 180, 180], { startSeconds: 1.5, tempoSeconds: 1.7 }) },
      12.5,
    ),
    camera: standingCamera({ distanceMetres: 3.1 }),
    size: portrait,
  },
  ...floorFilms,
  ...variantFilms,
  ...peopleFilms.filter(({ name }) => keptPeopleFilms.has(name)),
  ...stanceFilms.filter(({ name }) => keptStanceFilms.has(name)),
  {
    name: 'empty-room',
    movement: standing(4),
    camera: standingCamera({}),
    size: portrait,
    empty: true,
    reason: 'no-person',
  },
  {
    name: 'too-close',
    movement: standing(4),
    camera: standingCamera({ distanceMetres: 1, heightMetres: 1.35, pitchDegrees: 0 }),
    size: portrait,
    reason: 'body-out-of-frame',
  },
  {
    name: 'feet-out-of-frame',
    movement: movementOf('squat', { repetitions: steadyRepetitions([64, 66], { tempoSeconds: 2.8 }) }, 8),
    camera: standingCamera({ distanceMetres: 2, heightMetres: 1.1, pitchDegrees: 0 }),
    size: portrait,
    reason: 'feet-out-of-frame',
  },
]

export function requireFilm(name: string): Film {
  const film = [...films, ...peopleFilms, ...stanceFilms, ...nothingFilms].find(each => each.name === name)
  if (!film)
    throw new Error(`there is no film "${name}"; there are ${films.map(each => each.name).join(', ')}`)
  return film
}
