import { needsHelp } from '../session/refuse.ts'
import type { Session } from '../session/session.ts'
import { framingWords, liveWords } from './advice-words.ts'
import { movementWords } from './movement-words.ts'
import { refusalHelp } from './refusal-help.ts'
import { refusalWords } from './refusal-words.ts'
import { resultWords } from './result-words.ts'

/** The one sentence of the moment. It stands on the screen; where there is a voice, it is said as well. */
export function caption(session: Session): string | null {
  switch (session.at) {
    case 'framing':
      return session.advice ? framingWords[session.advice] : movementWords[session.assignment.movement].pose
    case 'countdown':
      return String(session.secondsLeft)
    case 'measuring':
      return session.advice ? liveWords[session.advice] : movementWords[session.assignment.movement].go
    case 'result': {
      const { value, unit, note } = resultWords(session.measurement)
      return `${value} ${unit}. ${note}`
    }
    case 'refused': {
      const { title, why } = refusalWords[session.reason]
      const help = needsHelp(session) ? refusalHelp(session.reason, session.assignment.movement) : []
      return [`${title}.`, why, ...help].join(' ')
    }
    default:
      return null
  }
}
