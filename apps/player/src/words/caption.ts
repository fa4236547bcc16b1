import type { Framing, PlayerState } from '../state/player-state.ts'
import { needsHelp } from '../state/refuse.ts'
import { framingWords, liveWords } from './advice-words.ts'
import { cueWords } from './cue-words.ts'
import { wordsFor } from './movement-words.ts'
import { nearFallWords } from './near-fall-words.ts'
import { practiceWords } from './practice-words.ts'
import { refusalHelp } from './refusal-help.ts'
import { refusalWordsFor } from './refusal-words.ts'
import { resultWords } from './result-words.ts'

const onTheWay = { ...liveWords, ...cueWords }

/** The one sentence of the moment. It stands on the screen; where there is a voice, it is said as well. */
export function caption(state: PlayerState): string | null {
  switch (state.at) {
    case 'framing':
      return framingCaption(state)
    case 'countdown':
      return String(state.secondsLeft)
    case 'practising':
    case 'measuring':
      return state.advice ? onTheWay[state.advice] : wordsFor(state.assignment).go
    case 'result': {
      const { value, unit, note } = resultWords(state.measurement)
      return `${value} ${unit}. ${note}`
    }
    case 'near-fall': {
      // From then on the phone calls for help near by, and must not be talked over.
      return state.answer === 'none' ? `${nearFallWords.title} ${nearFallWords.why}` : null
    }
    case 'refused': {
      const { title, why } = refusalWordsFor(state)
      const help = needsHelp(state) ? refusalHelp(state.reason, state.assignment) : []
      return [`${title}.`, why, ...help].join(' ')
    }
    default:
      return null
  }
}

function framingCaption({ advice, practice, assignment }: Framing): string {
  if (advice) return framingWords[advice]
  return practiceWords[practice] ?? wordsFor(assignment).pose
}
