import { type Body, bodyOf, type Person } from '@lithe/body'
import type { MovementId, VariantId } from '@lithe/movements/catalog'
import { jackOpenness, jumpingJack, steadyJacks } from './movements/jumping-jack.ts'
import type { Movement } from './movements/movement.ts'
import { plank } from './movements/plank.ts'
import { pushUp, steadyPushUps } from './movements/push-up.ts'
import { singleLegStance } from './movements/single-leg-stance.ts'
import { sitAndReach } from './movements/sit-and-reach.ts'
import { squat, steadyRepetitions } from './movements/squat.ts'
import { standing } from './movements/standing.ts'
import { toeTouch } from './movements/toe-touch.ts'
import { instantOf } from './truth/instant.ts'
import { held, pushedUp, type Reading, reached, squatted } from './truth/readings.ts'
import { stretchedLeg } from './truth/stretched-leg.ts'
import { trueChairStands } from './truth/true-chair-stands.ts'
import { trueCycles } from './truth/true-cycles.ts'
import { trueHalfSteps } from './truth/true-half-steps.ts'
import { trueHolds } from './truth/true-holds.ts'
import { trueLineHolds } from './truth/true-line-holds.ts'

/** How a body does a movement, its ground truth, and one clean cycle from rest to rest. */
type Choreography<Score> = {
  compose: (person: Person, score: Score, seconds: number) => Movement
  reading: Reading
  /** Easier variants with their own ground truth. */
  variants: Partial<Record<VariantId, Reading>>
  /** What a teacher would show. */
  demonstration: { score: Score; seconds: number }
}

const choreography = <Score extends { seconds: number }>(
  move: (body: Body, score: Score) => Movement,
  { seconds, ...score }: NoInfer<Score>,
  reading: Reading,
  variants: Choreography<Score>['variants'] = {},
): Choreography<Omit<Score, 'seconds'>> => ({
  compose: (person, told, lasting) => move(bodyOf(person), { ...told, seconds: lasting } as Score),
  reading,
  variants,
  demonstration: { score, seconds },
})

export const choreographies = {
  'single-leg-stance': choreography(
    singleLegStance,
    {
      seconds: 7.4,
      arms: 'out',
      unsteadiness: 0.7,
      holds: [{ lifted: 'left', fromSeconds: 1.3, toSeconds: 6.1, liftMetres: 0.26 }],
    },
    looks => held(trueHolds(looks)),
    { 'semi-tandem': looks => held(trueHalfSteps(looks)) },
  ),
  'toe-touch': choreography(
    toeTouch,
    {
      seconds: 7.2,
      reaches: [
        {
          foldDegrees: 104,
          kneeDegrees: 173,
          startSeconds: 0.7,
          downSeconds: 2.3,
          holdSeconds: 1.6,
          upSeconds: 2,
        },
      ],
    },
    looks => reached(looks.map(instantOf)),
    { seated: looks => reached(looks.map(stretchedLeg)) },
  ),
  squat: choreography(
    squat,
    { seconds: 7.2, repetitions: steadyRepetitions([64, 62], { startSeconds: 0.7, tempoSeconds: 3 }) },
    squatted,
    { seated: looks => trueChairStands(looks.map(instantOf)) },
  ),
  'push-up': choreography(
    pushUp,
    {
      seconds: 4.6,
      sagDegrees: 0,
      repetitions: steadyPushUps([84], { startSeconds: 0.8, tempoSeconds: 3 }),
    },
    pushedUp,
  ),
  'jumping-jack': choreography(
    jumpingJack,
    { seconds: 3.6, repetitions: steadyJacks([180], { startSeconds: 1.1, tempoSeconds: 1.8 }) },
    looks => trueCycles(looks, jackOpenness),
  ),
  plank: choreography(
    plank,
    {
      seconds: 8.6,
      on: 'forearms',
      unsteadiness: 1,
      lifts: [{ fromSeconds: 1.6, toSeconds: 7 }],
      slips: [],
    },
    looks => held(trueLineHolds(looks)),
  ),
  'sit-and-reach': choreography(
    sitAndReach,
    {
      seconds: 7.4,
      kneeDegrees: 176,
      reaches: [{ foldDegrees: 60, startSeconds: 0.8, downSeconds: 2.4, holdSeconds: 1.4, upSeconds: 2 }],
    },
    looks => reached(looks.map(instantOf)),
  ),
  none: choreography(
    (body, { seconds }: { seconds: number }) => standing(body, seconds),
    { seconds: 4 },
    () => ({}),
  ),
} satisfies Record<MovementId | 'none', unknown>

export type ScoredMovement = keyof typeof choreographies

/** Parameters of each movement, apart from its duration. */
export type Scores = {
  [Id in ScoredMovement]: (typeof choreographies)[Id]['demonstration']['score']
}
