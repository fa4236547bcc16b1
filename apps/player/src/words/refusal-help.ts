import { startsWithLift } from '../state/clock.ts'
import type { Refused } from '../state/player-state.ts'
import { wordsFor } from './movement-words.ts'
import { stageWords } from './words.ts'

type Seen = Pick<Refused, 'reason' | 'slow' | 'assignment'>

/** What to change after a repeated refusal, step by step. */
export function refusalHelp({ reason, slow, assignment }: Seen): readonly string[] {
  const { movement, variant } = assignment
  const { help, place } = stageWords
  const wholeBody = [wordsFor(assignment).place ?? place.atHipHeight, help.moveBack]
  switch (reason) {
    case 'no-person':
    case 'feet-out-of-frame':
      return [...wholeBody, help[reason]]
    case 'body-out-of-frame':
      return wholeBody
    case 'knees-bent':
      return variant === 'seated' ? help.stretchedLeg : help[reason]
    case 'no-attempt':
      return [
        startsWithLift(movement) ? help.unhurried : help.waitForTone,
        help.attempts[variant ?? movement],
      ]
    case 'too-few-frames':
      return slow === 'camera' ? help.tooDim : help[reason]
    case 'not-side-on':
    case 'not-facing-camera':
      return help[reason]
    case 'interrupted':
    case 'stopped':
    case 'near-fall':
    case 'felt-unwell':
    case 'left-out':
      return []
  }
}
