import {
  type Definition,
  type MovementId,
  movementIds,
  movements,
  type ScorerId,
} from '@lithe/movements/catalog'
import type { CitationId } from './citations.ts'

/** Standard error of measurement between sittings of one unchanged person; `log` is in log seconds. */
export type RetestError = {
  scale: 'log' | 'plain'
  error: number
  sources: readonly CitationId[]
  note: string
}

/** SD of the pelvis angle in seated reaches repeated on one day: 2.2° men, 3.4° women; no study repeats them later. */
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

/** Null if nothing is compared: no error is published, and an assumption would be a guess. */
export const retestErrors = Object.fromEntries(
  movementIds.map(id => {
    const { scorer } = movements[id]
    return [id, scorer && errors[scorer]]
  }),
) as ErrorsByMovement

/** Practice effect of the second sitting, subtracted before a change is reported. */
export const practiceEffects = {
  /** Gill 2022, minutes apart: 0.5 and 0.8. Jones 1999 finds no effect after days. */
  repetitions: 0.65,
  /** An assumption: no second sitting in seconds is published. */
  stanceRatio: 1.15,
  /** Cuberek 2013: 1.1 cm further the second time. */
  foldDegrees: 1.3,
} as const
