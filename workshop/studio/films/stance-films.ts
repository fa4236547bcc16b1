import type { Side } from '@lithe/pose'
import {
  bodyOf,
  type Camera,
  type FootGoal,
  type FootMove,
  type SteppingScore,
  stepping,
  type WeightMove,
} from '../../choreography/choreography.ts'
import { type Film, portrait, standingCamera } from './film.ts'
import { filmPeople } from './people.ts'

type Score = Pick<SteppingScore, 'moves'> & Partial<SteppingScore>
type Scene = {
  name: string
  score: Score
  camera?: Partial<Camera>
  person?: number
  rate?: number
}

const over = { left: 0, right: 1 } as const
const shiftSeconds = 0.9

const move = (side: Side, fromSeconds: number, seconds: number, to: FootGoal): FootMove => ({
  side,
  fromSeconds,
  toSeconds: fromSeconds + seconds,
  to,
})
const shift = (fromSeconds: number, onLeft: number, seconds = shiftSeconds): WeightMove => ({
  fromSeconds,
  toSeconds: fromSeconds + seconds,
  onLeft,
})

/** Shifts weight, lifts the foot, and lowers it as given. */
function lift(side: Side, from: number, to: number, up: FootGoal, down: FootGoal = {}): Score {
  return {
    moves: [move(side, from, 0.6, up), move(side, to - 0.5, 0.5, down)],
    weight: [shift(from - shiftSeconds, over[side]), shift(to, 0.5)],
  }
}

/** Half a step, a heel, a weight shift; never a single-leg stance. */
const nothing: readonly Scene[] = [
  {
    name: 'nothing-half-step-back',
    score: { seconds: 5, moves: [move('left', 1.6, 0.6, { ahead: -0.16 })], weight: [shift(2, 0.5)] },
  },
  {
    name: 'nothing-stride',
    score: { seconds: 4, moves: [], at: { left: { ahead: -0.18, aside: 0.03 }, right: { ahead: 0.16 } } },
    camera: { yawDegrees: 14, heightMetres: 1.3, pitchDegrees: 8 },
    person: 2,
  },
  {
    name: 'nothing-heels',
    score: {
      seconds: 5,
      moves: [move('left', 1.6, 0.6, { pitch: 32 }), move('left', 4.2, 0.6, {})],
      weight: [shift(1, 0.25), shift(4.2, 0.5, 0.6)],
    },
    person: 4,
  },
  {
    name: 'nothing-weight-shifts',
    score: { moves: [], weight: [shift(1.2, 0.12), shift(3.4, 0.9), shift(5.6, 0.5)] },
    camera: { rollDegrees: 6 },
  },
  {
    name: 'nothing-step-ahead',
    score: { moves: [move('right', 1.8, 0.6, { ahead: 0.24 })], weight: [shift(1.2, 0.85), shift(2.6, 0.6)] },
    camera: { heightMetres: 0.5, pitchDegrees: -3 },
  },
  {
    name: 'nothing-marching',
    score: {
      moves: [1.5, 2.6, 3.7, 4.8, 5.9].flatMap((from, index) => {
        const side = index % 2 === 0 ? 'left' : 'right'
        return [move(side, from, 0.28, { up: 0.12, pitch: 15 }), move(side, from + 0.28, 0.28, {})]
      }),
      weight: [1.2, 2.3, 3.4, 4.5, 5.6].map((from, index) => shift(from, index % 2 === 0 ? 0.1 : 0.9, 0.7)),
    },
  },
]

const held: readonly Scene[] = [
  { name: 'lift-4-cm', score: lift('left', 1.8, 6.6, { up: 0.04, pitch: 5 }), person: 2 },
  { name: 'lift-6-cm', score: lift('right', 1.8, 6.6, { up: 0.06, ahead: -0.03, pitch: 8 }) },
  {
    name: 'lift-8-cm-ahead',
    score: lift('left', 1.8, 6.6, { up: 0.08, ahead: 0.2, pitch: -8 }),
    camera: { heightMetres: 0.7, pitchDegrees: 0 },
    person: 6,
  },
  {
    name: 'lift-12-cm-back',
    score: lift('right', 1.8, 6.6, { up: 0.12, ahead: -0.22, pitch: 40 }),
    camera: { rollDegrees: -7 },
    person: 3,
  },
  {
    name: 'lift-10-cm-aside',
    score: lift('left', 1.8, 6.6, { up: 0.1, aside: 0.18, pitch: 5 }),
    camera: { heightMetres: 1.35, pitchDegrees: 9 },
    person: 8,
    rate: 15,
  },
  {
    name: 'lift-30-cm-knee',
    score: lift('right', 1.8, 6.6, { up: 0.3, ahead: 0.12, pitch: 20 }),
    camera: { heightMetres: 0.3, pitchDegrees: -6 },
    person: 9,
  },
  {
    name: 'lift-straight-ahead',
    score: lift('right', 1.8, 6.6, { up: 0.2, ahead: 0.42, pitch: -24 }),
    camera: { heightMetres: 1.2, pitchDegrees: 6 },
  },
  {
    name: 'lift-down-behind',
    score: {
      seconds: 6.4,
      ...lift('left', 1.6, 4.4, { up: 0.12, ahead: -0.06, pitch: 15 }, { ahead: -0.24 }),
    },
    person: 2,
  },
  {
    name: 'lift-down-before',
    score: lift('right', 1.8, 5, { up: 0.1, pitch: 12 }, { ahead: 0.22 }),
    camera: { yawDegrees: 15 },
  },
  {
    name: 'lift-down-beside',
    score: lift('left', 1.8, 5, { up: 0.14, pitch: 18 }, { aside: 0.16 }),
    camera: { rollDegrees: 5, heightMetres: 0.6, pitchDegrees: -2 },
    person: 5,
  },
  {
    name: 'lift-hops',
    score: {
      moves: [
        move('left', 1.8, 0.6, { up: 0.14, pitch: 18 }),
        move('right', 4.4, 0.3, { aside: 0.1, up: 0 }),
        move('left', 6.6, 0.5, {}),
      ],
      weight: [shift(0.9, 0), shift(7, 0.5)],
    },
    person: 1,
  },
  {
    name: 'lift-narrow',
    score: { ...lift('right', 1.8, 6.6, { up: 0.08, pitch: 10 }), width: 0.06 },
    person: 7,
  },
  {
    name: 'lift-three-low',
    score: {
      moves: [1.6, 4, 6.4].flatMap(from => [
        move('left', from, 0.4, { up: 0.05, pitch: 6 }),
        move('left', from + 1.6, 0.4, {}),
      ]),
      weight: [1, 3.4, 5.8].flatMap(from => [shift(from, 0, 0.6), shift(from + 2.3, 0.5, 0.5)]),
    },
    person: 8,
  },
]

function filmOf({ name, score, camera = {}, person = 1, rate = 20 }: Scene): Film {
  const who = filmPeople[person - 1]
  if (!who) throw new Error(`there is no person ${person}`)
  const movement = stepping(bodyOf(who), { seconds: 8.6, unsteadiness: 1, weight: [], ...score })
  return {
    name,
    person: who,
    movement,
    camera: standingCamera(camera),
    size: portrait,
    framesPerSecond: rate,
  }
}

/** Single-leg stances as people do them, and everything that resembles one. */
export const stanceFilms: readonly Film[] = [
  ...nothing.map(scene => ({ ...filmOf(scene), reason: 'no-attempt' as const })),
  ...held.map(filmOf),
]
