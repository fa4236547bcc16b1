import { startsWithLift } from '../state/clock.ts'
import type { Refused } from '../state/player-state.ts'
import { resultWords } from './result-words.ts'
import { movementsWords, words } from './words.ts'

type Refusal = { title: string; why: string }
type Seen = Pick<Refused, 'reason' | 'kept' | 'isCameraLost' | 'assignment'>

/** Why there is no number, and what will make the next try work. */
export function refusalWordsFor(refused: Seen): Refusal {
  const { title = movementsWords.again.usual, why } = messageFor(refused)
  return { title, why }
}

function messageFor({
  reason,
  kept,
  isCameraLost,
  assignment: { movement, ease },
}: Seen): Partial<Refusal> & Pick<Refusal, 'why'> {
  const { refusals } = words
  if (kept && reason === 'stopped') {
    const { title, whyWithCount } = refusals.stopped
    return { title, why: whyWithCount(resultWords(kept.measurement)) }
  }
  if (kept) return refusals.leftWithSomething
  if (isCameraLost) return refusals.cameraStopped
  if (reason === 'no-attempt' && startsWithLift(movement)) return refusals.notBegun
  if (reason === 'knees-bent' && ease === 'seated') return refusals.stretchedLegBent
  return refusals[reason]
}
