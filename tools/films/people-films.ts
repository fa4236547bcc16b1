import { type Movement, movementOf, type Person, steadyRepetitions } from '@lithe/choreography'
import { type Film, portrait, standingCamera } from './film.ts'
import { type FilmPerson, filmPeople } from './people.ts'

type Part = { name: string; movement: (person: Person) => Movement; yawDegrees: number }

/** What everybody does, each in one of the views it is measured in. */
const parts: readonly Part[] = [
  {
    name: 'squat',
    movement: person =>
      movementOf(
        'squat',
        { repetitions: steadyRepetitions([64, 112, 62], { startSeconds: 1.3, tempoSeconds: 2.6 }) },
        9.6,
        person,
      ),
    yawDegrees: -20,
  },
  {
    name: 'stance',
    movement: person =>
      movementOf(
        'single-leg-stance',
        {
          arms: 'out',
          unsteadiness: 1,
          holds: [{ lifted: 'right', fromSeconds: 1.5, toSeconds: 6.1, liftMetres: 0.22 }],
        },
        7.4,
        person,
      ),
    yawDegrees: 0,
  },
  {
    name: 'toe-touch',
    movement: person =>
      movementOf(
        'toe-touch',
        {
          reaches: [
            {
              startSeconds: 1.3,
              downSeconds: 2.2,
              holdSeconds: 1.6,
              upSeconds: 2,
              foldDegrees: 92,
              kneeDegrees: 173,
            },
          ],
        },
        7.6,
        person,
      ),
    yawDegrees: 86,
  },
]

const filmOf = (person: FilmPerson, number: number, { name, movement, yawDegrees }: Part): Film => ({
  name: `${name}-of-person-${number}`,
  person,
  movement: movement(person),
  camera: standingCamera({ yawDegrees }),
  size: portrait,
  framesPerSecond: 20,
})

/** The same movements done by people who differ in sex, skin, girth and clothes. */
export const peopleFilms: readonly Film[] = filmPeople.flatMap((person, index) =>
  parts.map(part => filmOf(person, index + 1, part)),
)
