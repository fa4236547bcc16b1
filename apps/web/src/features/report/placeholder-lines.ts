import type { Test } from '@lithe/movements/catalog'
import { unitWords } from '@lithe/scoring/words'
import type { BreakdownLine } from './breakdown-line.ts'

const placeholder = (test: Test, unit: string, score: number): BreakdownLine => ({
  test,
  isMissing: false,
  metric: { value: '00', unit, hint: 'How this was measured' },
  zone: 'green',
  score,
  basis: 'What this comparison stands on.',
  zoneStart: 20,
  zoneEnd: 80,
  yearsEffect: 0,
  observations: ['What we saw while you moved, and what it means for you.'],
})

/** Stands behind the blur of a locked report; nobody's measurements. */
export const placeholderLines: readonly BreakdownLine[] = [
  placeholder('balance', unitWords.seconds.many, 50),
  placeholder('flexibility', unitWords.degrees.many, 30),
  placeholder('strength', unitWords.reps.short, 70),
]
