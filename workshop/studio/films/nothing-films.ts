import {
  averagePerson,
  type Between,
  bodyOf,
  type PastimeName,
  pastime,
  pastimeNames,
  walkingPast,
} from '../../choreography/choreography.ts'
import { type Film, floorCamera, standingCamera } from './film.ts'
import { filmPeople } from './people.ts'
import type { Passer } from './reel.ts'

/** Pseudo-random numbers that are the same in every run. */
function chance(seed: number): Between {
  let state = seed * 7919 + 1
  return (min, max) => {
    state = (state * 16_807) % 2_147_483_647
    return min + ((max - min) * state) / 2_147_483_647
  }
}

/** The people of average height, for whom pastimes are choreographed; they differ in skin, clothes and girth. */
const likeThem = filmPeople.filter(
  ({ heightMetres, sex }) => heightMetres === averagePerson.heightMetres && sex === averagePerson.sex,
)

/** Everyday pastimes, rendered at both frame rates; exercises, which other films cover, are rendered at the lower. */
const atHome: readonly PastimeName[] = [
  'waving',
  'walking about',
  'leaving the picture',
  'fidgeting on the chair',
  'tying a shoe',
  'picking something up',
  'leaning aside',
  'standing still',
  'sitting still',
  'sitting on the floor',
]

type View = 'front' | 'side'

const cameraFor = (view: View, isOnFloor: boolean, between: Between) => {
  const heightMetres = isOnFloor ? between(0.25, 0.7) : between(0.5, 1.3)
  const side = between(0, 1) < 0.5 ? -1 : 1
  const yawDegrees = view === 'front' ? between(-30, 30) : side * between(75, 105)
  const rollDegrees = between(-4, 4)
  return isOnFloor
    ? floorCamera({ heightMetres, yawDegrees, rollDegrees, pitchDegrees: 6 * (heightMetres - 0.3) })
    : standingCamera({ heightMetres, yawDegrees, rollDegrees, pitchDegrees: 14 * (heightMetres - 0.8) })
}

function filmOf(name: PastimeName, view: View, seed: number): Film {
  const between = chance(seed)
  const person = likeThem[seed % likeThem.length]
  const { move, isOnFloor = false } = pastime(name)
  return {
    name: `${name.replaceAll(/\W+/g, '-')}-${view}`,
    pastime: name,
    ...(person && { person }),
    movement: move(between),
    camera: cameraFor(view, isOnFloor, between),
    framesPerSecond: atHome.includes(name) ? 30 : 15,
    size: isOnFloor ? { width: 320, height: 240 } : { width: 240, height: 320 },
  }
}

const alone = [...new Set([...atHome, ...pastimeNames])].flatMap((name, index) =>
  (pastime(name).isOnFloor ? (['side'] as const) : (['front', 'side'] as const)).map((view, turn) =>
    filmOf(name, view, 2 * index + turn + 1),
  ),
)

const man = filmPeople[7] ?? filmPeople[1]
const passers: Record<string, Omit<Passer, 'look' | 'movement'>> = {
  before: { place: { aside: 0, before: 0.7 }, turnedDegrees: 90 },
  behind: { place: { aside: 0, before: -0.7 }, turnedDegrees: -90 },
}

/** A passer-by crosses the frame while the person does nothing. */
const passed = (['standing still', 'sitting still', 'sitting on the floor'] as const).flatMap((name, index) =>
  Object.entries(passers).map(([where, passer], turn): Film => {
    const view = index === 0 ? 'front' : 'side'
    const film = filmOf(name, view, 101 + 2 * index + turn)
    const movement = walkingPast(bodyOf(man ?? averagePerson), film.movement.seconds)
    return {
      ...film,
      name: `${film.name}-passed-${where}`,
      ...(man && { passer: { ...passer, look: man.look, movement } }),
    }
  }),
)

/**
 * Everyday activities in front of a camera, of which only a few count as a movement; choreographed as in the tests with
 * perfect landmarks. Half the size of our other films, which is all the engine looks at, and rendered in a third of the
 * time.
 */
export const nothingFilms: readonly Film[] = [...passed, ...alone]
