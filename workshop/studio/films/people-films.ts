import {
  type Movement,
  movementOf,
  type Person,
  steadyJacks,
  steadyPushUps,
  steadyRepetitions,
} from '../../choreography/choreography.ts'
import { type Film, floorCamera, landscape, portrait, standingCamera } from './film.ts'
import { type FilmPerson, filmPeople } from './people.ts'

type Part = Pick<Film, 'name' | 'camera' | 'size'> & { movement: (person: Person) => Movement }

const standing = (yawDegrees: number, distanceMetres = 2.9) => ({
  camera: standingCamera({ yawDegrees, distanceMetres }),
  size: portrait,
})
const onFloor = (yawDegrees: number) => ({
  camera: floorCamera({ yawDegrees, heightMetres: 0.5, pitchDegrees: 3 }),
  size: landscape,
})

const squats = { repetitions: steadyRepetitions([64, 112, 62], { startSeconds: 1.3, tempoSeconds: 2.6 }) }
const stance = {
  arms: 'out',
  unsteadiness: 1,
  holds: [{ lifted: 'right', fromSeconds: 1.5, toSeconds: 6.1, liftMetres: 0.22 }],
} as const
const reach = { startSeconds: 1.3, downSeconds: 2.2, holdSeconds: 1.6, upSeconds: 2 }
const jacks = { repetitions: steadyJacks([180, 95, 180], { startSeconds: 1.3, tempoSeconds: 1.7 }) }
const pushUps = {
  sagDegrees: 0,
  repetitions: steadyPushUps([76, 122, 78], { startSeconds: 1.3, tempoSeconds: 2.3 }),
}
const plank = {
  on: 'forearms',
  unsteadiness: 1,
  lifts: [{ fromSeconds: 1.4, toSeconds: 6.6 }],
  slips: [],
} as const

/** Movements that everyone does, each in one of its views. */
const parts: readonly Part[] = [
  { name: 'squat', movement: person => movementOf('squat', squats, 9.6, person), ...standing(-20) },
  {
    name: 'stance',
    movement: person => movementOf('single-leg-stance', stance, 7.4, person),
    ...standing(0),
  },
  {
    name: 'toe-touch',
    movement: person =>
      movementOf('toe-touch', { reaches: [{ ...reach, foldDegrees: 92, kneeDegrees: 173 }] }, 7.6, person),
    ...standing(86),
  },
  {
    name: 'jumping-jack',
    movement: person => movementOf('jumping-jack', jacks, 7, person),
    ...standing(0, 3.1),
  },
  { name: 'push-up', movement: person => movementOf('push-up', pushUps, 8.6, person), ...onFloor(84) },
  { name: 'plank', movement: person => movementOf('plank', plank, 8, person), ...onFloor(-87) },
  {
    name: 'sit-and-reach',
    movement: person =>
      movementOf(
        'sit-and-reach',
        { kneeDegrees: 175, reaches: [{ ...reach, foldDegrees: 50 }] },
        7.6,
        person,
      ),
    ...onFloor(-84),
  },
]

const filmOf = (person: FilmPerson, number: number, { name, movement, camera, size }: Part): Film => ({
  name: `${name}-of-person-${number}`,
  person,
  movement: movement(person),
  camera,
  size,
  framesPerSecond: 20,
})

/** The same movements by people of different sex, skin, girth and clothes. */
export const peopleFilms: readonly Film[] = filmPeople.flatMap((person, index) =>
  parts.map(part => filmOf(person, index + 1, part)),
)
