import { needsHelp } from '../session/refuse.ts'
import type { Framing, Session } from '../session/session.ts'
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
export function caption(session: Session): string | null {
  switch (session.at) {
    case 'framing':
      return framingCaption(session)
    case 'countdown':
      return String(session.secondsLeft)
    case 'practising':
    case 'measuring':
      return session.advice ? onTheWay[session.advice] : wordsFor(session.assignment).go
    case 'result': {
      const { value, unit, note } = resultWords(session.measurement)
      return `${value} ${unit}. ${note}`
    }
    case 'near-fall': {
      // From then on the phone calls for help near by, and must not be talked over.
      return session.answer === 'none' ? `${nearFallWords.title} ${nearFallWords.why}` : null
    }
    case 'refused': {
      const { title, why } = refusalWordsFor(session)
      const help = needsHelp(session) ? refusalHelp(session.reason, session.assignment) : []
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
