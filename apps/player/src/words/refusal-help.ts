import type { RefusalReason } from '@lithe/movements/catalog'
import type { Assignment } from '../state/assignment.ts'
import { startsWithLift } from '../state/clock.ts'
import { wordsFor } from './movement-words.ts'
import { stageWords } from './words.ts'

/** For a repeated refusal: what to change, step by step. */
export function refusalHelp(reason: RefusalReason, assignment: Assignment): readonly string[] {
  const { movement, ease } = assignment
  const { help, place } = stageWords
  const wholeBody = [wordsFor(assignment).place ?? place.atHipHeight, help.moveBack]
  switch (reason) {
    case 'no-person':
    case 'feet-out-of-frame':
      return [...wholeBody, help[reason]]
    case 'body-out-of-frame':
      return wholeBody
    case 'knees-bent':
      return ease === 'seated' ? help.stretchedLeg : help[reason]
    case 'no-attempt':
      return [startsWithLift(movement) ? help.unhurried : help.waitForTone, help.attempts[ease ?? movement]]
    case 'not-side-on':
    case 'not-facing-camera':
    case 'too-few-frames':
      return help[reason]
    case 'interrupted':
    case 'stopped':
    case 'near-fall':
    case 'felt-unwell':
    case 'left-out':
      return []
  }
}
