import { type ExerciseItem, movements, wayOf } from '@lithe/movements/catalog'
import { afterMovementWords } from '@lithe/words/live/after-movement'
import { measuredWords } from '@lithe/words/live/measured'
import { movementsWords } from '@lithe/words/live/movements'
import type { ShownResult } from '../memory/visit/visit.ts'
import type { Progress } from './workout-flow.ts'

/** A result in words, e.g. "31.4 seconds". */
export function shownInWords(shown: ShownResult): string {
  const { seconds, degrees, repetitions, noneFull } = measuredWords.results
  if ('seconds' in shown) return seconds({ value: shown.seconds })
  if ('degrees' in shown) return degrees({ value: shown.degrees })
  const { reps: value, partials } = shown
  return value === 0 && partials > 0 ? noneFull({ value, partials }) : repetitions({ value })
}

/** Label of a repeat button: short, and in full for a screen reader's list of buttons. */
export function againButton(exercise: Pick<ExerciseItem, 'movement' | 'variant'>): {
  does: string
  named: string
} {
  const { nowNamed, afterRestNamed } = afterMovementWords.again
  const { now, afterRest } = movementsWords.again
  const name = movementsWords.names[wayOf(exercise)]
  return movements[exercise.movement].restBeforeAgainSeconds > 0
    ? { does: afterRest, named: afterRestNamed({ name }) }
    : { does: now, named: nowNamed({ name }) }
}

/** Praises only what was measured; "more than half" is literal. */
export function restMessage({ done, left, total }: Progress, isMeasured: boolean): string {
  const { notMeasured, last, halfway, begun } = afterMovementWords.rest
  if (!isMeasured) return notMeasured({ left })
  if (left === 1) return last
  return done * 2 > total ? halfway : begun({ done, left })
}
