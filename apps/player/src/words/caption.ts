import { startsWithLift } from '../state/clock.ts'
import type { Framing, Measuring, PlayerState, Practising } from '../state/player-state.ts'
import { needsHelp } from '../state/refuse.ts'
import { wordsFor } from './movement-words.ts'
import { refusalHelp } from './refusal-help.ts'
import { refusalWordsFor } from './refusal-words.ts'
import { resultWords } from './result-words.ts'
import { stageWords } from './words.ts'

/** The one sentence of the moment, shown and, if there is a voice, spoken. */
export function caption(state: PlayerState): string | null {
  switch (state.at) {
    case 'framing':
      return framingCaption(state)
    case 'countdown':
      return String(state.secondsLeft)
    case 'practising':
    case 'measuring':
      if (state.advice) return { ...stageWords.moving, ...stageWords.cues }[state.advice]
      return hasBeenHeld(state) ? null : wordsFor(state.assignment).go
    case 'result':
      return stageWords.results.spoken(resultWords(state.measurement))
    case 'near-fall': {
      // The phone now calls for help and must not be interrupted.
      return state.answer === 'none' ? `${stageWords.nearFall.title} ${stageWords.nearFall.why}` : null
    }
    case 'refused': {
      const { title, why } = refusalWordsFor(state)
      const help = needsHelp(state) ? refusalHelp(state) : []
      return stageWords.refusals.spoken({ title, rest: [why, ...help].join(' ') })
    }
    default:
      return null
  }
}

/** Whether a hold has begun, after which captions no longer say how to begin. */
const hasBeenHeld = (state: Practising | Measuring) =>
  state.at === 'measuring' && state.isClockRunning && startsWithLift(state.assignment.movement)

function framingCaption({ advice, practice, assignment, isDark }: Framing): string {
  if (isDark) return stageWords.dark
  if (advice) return stageWords.framing[advice]
  const isTried = practice === 'recognised' || practice === 'not-recognised'
  return isTried ? stageWords.practice[practice] : wordsFor(assignment).pose
}
