import type { MovementId, Test } from '@lithe/movements/catalog'
import { unitWords } from '@lithe/scoring/words'
import type { MeasuredLine } from './breakdown-line.ts'

type Placeholder = { test: Test; movement: MovementId; unit: string; score: number }

const placeholder = ({ test, movement, unit, score }: Placeholder): MeasuredLine => ({
  test,
  isMissing: false,
  movement,
  movementName: 'What you did',
  picture: movement,
  metric: { value: '00', unit, hint: 'How this was measured' },
  zone: 'green',
  score,
  isCensored: false,
  basis: 'What this comparison stands on.',
  seen: null,
  ordinary: null,
  zoneStart: 20,
  zoneEnd: 80,
  yearsEffect: 0,
  observations: ['What we saw while you moved, and what it means for you.'],
  others: [],
})

/** Stands behind the blur of a locked report; no measurements of a person. */
export const placeholderLines: readonly MeasuredLine[] = [
  placeholder({ test: 'balance', movement: 'single-leg-stance', unit: unitWords.seconds.many, score: 50 }),
  placeholder({ test: 'flexibility', movement: 'toe-touch', unit: unitWords.degrees.many, score: 30 }),
  placeholder({ test: 'strength', movement: 'squat', unit: unitWords.reps.short, score: 70 }),
]
