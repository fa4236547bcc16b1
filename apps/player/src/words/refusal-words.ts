import { startsWithLift } from '../state/clock.ts'
import type { Refused } from '../state/player-state.ts'
import { movementsWords, stageWords } from './words.ts'

type Refusal = {
  /** What to do, or what happened, readable at 2.5 m. */
  far: string
  title: string
  why: string
}
type Seen = Pick<Refused, 'reason' | 'kept' | 'lost' | 'slow' | 'assignment'>

/** Why there is no number, and what makes the next attempt work. */
export function refusalWordsFor(refused: Seen): Refusal {
  const { refusals, far } = stageWords
  const message = messageOf(refused)
  const told: Partial<Pick<Refusal, 'title'>> & Pick<Refusal, 'why'> = refusals[message]
  return { far: far.refusals[message], title: told.title ?? movementsWords.again.usual, why: told.why }
}

function messageOf({
  reason,
  kept,
  lost,
  slow,
  assignment: { movement, variant },
}: Seen): keyof typeof stageWords.far.refusals {
  if (kept) return 'leftWithSomething'
  if (lost) return lost === 'camera' ? 'cameraStopped' : 'sightLost'
  if (reason === 'too-few-frames' && slow === 'camera') return 'tooDim'
  if (reason === 'no-attempt' && startsWithLift(movement)) return 'notBegun'
  if (reason === 'knees-bent' && variant === 'seated') return 'stretchedLegBent'
  return reason
}
