import {
  type Definition,
  type MovementId,
  movementIds,
  movements,
  type ScorerId,
} from '@lithe/movements/catalog'
import type { CitationId } from './citations.ts'

/**
 * How far one unchanged person's results lie apart from sitting to sitting, as a standard error of measurement.
 * `log` is in log seconds, shares of a hold.
 */
export type RetestError = {
  scale: 'log' | 'plain'
  error: number
  sources: readonly CitationId[]
  note: string
}

/** Of the pelvis in seated reaches repeated on one day, 2.2° men and 3.4° women; no reach was repeated by days. */
export const subjectAngleSdDegrees = 3.4
const clearCameraSdDegrees = 5

const fold: RetestError = {
  scale: 'plain',
  error: Math.hypot(clearCameraSdDegrees, subjectAngleSdDegrees),
  sources: ['kippers1987', 'gilon2026'],
  note: '5° of the camera and 3.4° of the person.',
}

const errors = {
  stance: {
    scale: 'log',
    error: 0.41,
    sources: ['goldberg2011'],
    note: 'As published for 25 people of 60–89: 40.8 % of the mean. The days between are not printed.',
  },
  'toe-touch': fold,
  'sit-and-reach': fold,
  stands: {
    scale: 'plain',
    error: 1.3,
    sources: ['alfonsorosa2014', 'gill2022'],
    note: 'Chair stands a week apart 1.2, minutes apart 0.9. For free squats, and under 60, an assumption.',
  },
  'push-ups': {
    scale: 'plain',
    error: 2,
    sources: [],
    note: 'An assumption. Human counters disagree by far more.',
  },
  plank: { scale: 'log', error: 0.1, sources: [], note: 'An assumption: a tenth.' },
} as const satisfies Record<ScorerId, RetestError>

type ErrorOf<Scorer> = Scorer extends ScorerId ? (typeof errors)[Scorer] : null
type ErrorsByMovement = { [Id in MovementId]: ErrorOf<Extract<Definition, { id: Id }>['scorer']> }

/** Null where nothing is compared: no error has been published, and no assumption would be more than a guess. */
export const retestErrors = Object.fromEntries(
  movementIds.map(id => {
    const { scorer } = movements[id]
    return [id, scorer && errors[scorer]]
  }),
) as ErrorsByMovement

/** What the second sitting gains by having done the test before: taken off before a change is told. */
export const practiceEffects = {
  /** Gill 2022, minutes apart: 0.5 and 0.8. Jones 1999 finds none after days. */
  repetitions: 0.65,
  /** No second sitting in seconds has been published: an assumption. */
  stanceRatio: 1.15,
  /** Cuberek 2013: 1.1 cm further the second time. */
  foldDegrees: 1.3,
} as const
