import { bodyOf } from '@lithe/body'
import { chairReach } from '../movements/chair-reach.ts'
import { chairStand, steadyRises } from '../movements/chair-stand.ts'
import { jumpingJack, steadyJacks } from '../movements/jumping-jack.ts'
import { plank } from '../movements/plank.ts'
import { pushUp, steadyPushUps } from '../movements/push-up.ts'
import { semiTandem } from '../movements/semi-tandem.ts'
import { singleLegStance } from '../movements/single-leg-stance.ts'
import { sitAndReach } from '../movements/sit-and-reach.ts'
import { sittingAtRest } from '../movements/sitting-at-rest.ts'
import { squat, steadyRepetitions } from '../movements/squat.ts'
import { standing } from '../movements/standing.ts'
import { supportedStance } from '../movements/supported-stance.ts'
import { toeTouch } from '../movements/toe-touch.ts'

const woman = bodyOf({ heightMetres: 1.62, sex: 'female', build: 1.1 })
const man = bodyOf({ heightMetres: 1.84, sex: 'male', build: 0.9 })

const reach = { startSeconds: 1, downSeconds: 2.5, holdSeconds: 1.5, upSeconds: 2 }

/** One of every movement, on different bodies. */
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
  {
    name: 'push-ups',
    movement: pushUp(man, { seconds: 11, sagDegrees: 0, repetitions: steadyPushUps([82, 75, 125]) }),
  },
  {
    name: 'push-ups with a hanging back',
    movement: pushUp(woman, { seconds: 5, sagDegrees: 24, repetitions: steadyPushUps([88]) }),
  },
  {
    name: 'jumping jacks',
    movement: jumpingJack(woman, { seconds: 9, repetitions: steadyJacks([180, 180, 90]) }),
  },
  {
    name: 'quick jumping jacks',
    movement: jumpingJack(man, {
      seconds: 7,
      repetitions: steadyJacks([180, 170, 180], { tempoSeconds: 1.5, apartMetres: 0.8 }),
    }),
  },
  {
    name: 'a plank on the forearms that sags once',
    movement: plank(woman, {
      seconds: 13,
      on: 'forearms',
      unsteadiness: 1.5,
      lifts: [{ fromSeconds: 1.5, toSeconds: 11 }],
      slips: [{ offDegrees: 32, startSeconds: 5, downSeconds: 0.9, bottomSeconds: 1, upSeconds: 0.9 }],
    }),
  },
  {
    name: 'a plank on the hands that rises once',
    movement: plank(man, {
      seconds: 13,
      on: 'hands',
      unsteadiness: 0.5,
      lifts: [{ fromSeconds: 1.5, toSeconds: 11 }],
      slips: [{ offDegrees: -38, startSeconds: 5, downSeconds: 0.9, bottomSeconds: 1, upSeconds: 0.9 }],
    }),
  },
  {
    name: 'a seated reach past the toes',
    movement: sitAndReach(woman, {
      seconds: 9,
      kneeDegrees: 176,
      reaches: [{ ...reach, startSeconds: 1.2, foldDegrees: 75 }],
    }),
  },
  {
    name: 'a seated reach with bent knees',
    movement: sitAndReach(man, {
      seconds: 9,
      kneeDegrees: 138,
      reaches: [{ ...reach, startSeconds: 1.2, foldDegrees: 55 }],
    }),
  },
  {
    name: 'a stance half a step apart',
    movement: semiTandem(woman, {
      seconds: 10,
      unsteadiness: 1,
      steps: [{ behind: 'right', fromSeconds: 2, toSeconds: 8 }],
    }),
  },
  {
    name: 'a stance with one hand on a chair',
    movement: supportedStance(woman, {
      seconds: 10,
      hold: { lifted: 'right', fromSeconds: 2.5, toSeconds: 7.5, liftMetres: 0.24 },
      hand: { rise: 0.5, top: 1.6, fall: 8, end: 9 },
    }),
  },
  { name: 'rest on a chair', movement: sittingAtRest(man, 5) },
  {
    name: 'chair stands',
    movement: chairStand(man, { seconds: 10, rises: steadyRises([1, 0.5, 1]) }),
  },
  {
    name: 'a reach on a chair',
    movement: chairReach(woman, {
      seconds: 8,
      stretched: 'right',
      kneeDegrees: 174,
      reaches: [{ ...reach, foldDegrees: 60 }],
    }),
  },
]

export const timesOf = ({ seconds }: { seconds: number }, perSecond: number) =>
  Array.from({ length: Math.floor(seconds * perSecond) }, (_, index) => index / perSecond)
