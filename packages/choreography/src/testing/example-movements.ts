import { bodyOf } from '../body/body.ts'
import { singleLegStance } from '../movements/single-leg-stance.ts'
import { squat, steadyRepetitions } from '../movements/squat.ts'
import { standing } from '../movements/standing.ts'
import { toeTouch } from '../movements/toe-touch.ts'

const woman = bodyOf({ heightMetres: 1.62, sex: 'female', build: 1.1 })
const man = bodyOf({ heightMetres: 1.84, sex: 'male', build: 0.9 })

const reach = { startSeconds: 1, downSeconds: 2.5, holdSeconds: 1.5, upSeconds: 2 }

/** One of everything the package can do, on different bodies. */
export const exampleMovements = [
  { name: 'standing', movement: standing(man, 6) },
  {
    name: 'stance with arms out',
    movement: singleLegStance(woman, {
      seconds: 13,
      arms: 'out',
      unsteadiness: 1.5,
      holds: [
        { lifted: 'right', fromSeconds: 1.5, toSeconds: 6, liftMetres: 0.28 },
        { lifted: 'left', fromSeconds: 8.5, toSeconds: 11.5, liftMetres: 0.15 },
      ],
    }),
  },
  {
    name: 'stance with hands on hips',
    movement: singleLegStance(man, {
      seconds: 8,
      arms: 'hips',
      unsteadiness: 0.5,
      holds: [{ lifted: 'left', fromSeconds: 1.5, toSeconds: 6.5, liftMetres: 0.35 }],
    }),
  },
  {
    name: 'a toe touch to the floor',
    movement: toeTouch(woman, { seconds: 8, reaches: [{ ...reach, foldDegrees: 125, kneeDegrees: 172 }] }),
  },
  {
    name: 'a toe touch with bent knees',
    movement: toeTouch(man, { seconds: 8, reaches: [{ ...reach, foldDegrees: 105, kneeDegrees: 138 }] }),
  },
  {
    name: 'squats',
    movement: squat(woman, { seconds: 12, repetitions: steadyRepetitions([70, 60, 112]) }),
  },
]

export const timesOf = ({ seconds }: { seconds: number }, perSecond = 50) =>
  Array.from({ length: Math.floor(seconds * perSecond) }, (_, index) => index / perSecond)
