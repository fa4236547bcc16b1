import type { MovementId } from '@lithe/movements/catalog'
import type { CitationId } from './citations.ts'

/**
 * How far one unchanged person's results lie apart from sitting to sitting, as a standard error of measurement.
 * `log` is in log seconds: 0.3 is about 9 s at 30 s.
 */
export type RetestError = {
  scale: 'log' | 'plain'
  error: number
  sources: readonly CitationId[]
  note: string
}

export const subjectAngleSdDegrees = 2
const clearCameraSdDegrees = 5

const fold: RetestError = {
  scale: 'plain',
  error: Math.hypot(clearCameraSdDegrees, subjectAngleSdDegrees),
  sources: ['kippers1987', 'gilon2026'],
  note: '5° of the camera and 2° of the person; repeated from photographs, the reach itself agrees at r = .97.',
}

/** Null where nobody has published one and no assumption would be more than a guess. */
export const retestErrors: Record<MovementId, RetestError | null> = {
  'single-leg-stance': {
    scale: 'log',
    error: 0.3,
    sources: ['goldberg2011'],
    note: 'An assumption: Goldberg finds 8.7 s in 25 people of 60–89, about 0.3 in logs at 30 s.',
  },
  'toe-touch': fold,
  'sit-and-reach': fold,
  squat: {
    scale: 'plain',
    error: 1,
    sources: ['gill2022', 'adol30sts'],
    note: 'Chair stands of adults, 0.9; of adolescents 2.1, below. For free squats an assumption.',
  },
  'push-up': {
    scale: 'plain',
    error: 2,
    sources: [],
    note: 'An assumption. Human counters disagree by far more.',
  },
  plank: { scale: 'log', error: 0.1, sources: [], note: 'An assumption: a tenth.' },
  'jumping-jack': null,
}

/** Adolescents lie further apart, repetitions. */
export const youthRepetitionError = 2
