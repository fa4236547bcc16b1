import type { Session } from '../session/session.ts'
import { caption } from './caption.ts'
import { wordsFor } from './movement-words.ts'
import { practisingWords } from './practice-words.ts'

/** What is said aloud: the caption and, where it is new, the quieter line that stands beside it. */
export function spoken(session: Session): string | null {
  if (isToldOnScreenOnly(session)) return null
  const sentence = caption(session)
  const beside = sentence && besideCaption(session)
  return beside ? `${beside} ${sentence}` : sentence
}

/** While something is held the phone is quiet between its milestones. */
const isToldOnScreenOnly = (session: Session) => session.at === 'measuring' && session.advice === 'steady'

function besideCaption(session: Session): string | null {
  switch (session.at) {
    case 'framing':
      // The picture is empty yet: the phone is still at hand, and can be put where it belongs.
      return session.advice === 'step-into-view' ? (wordsFor(session.assignment).place ?? null) : null
    case 'practising':
      return session.advice === null ? practisingWords : null
    default:
      return null
  }
}
