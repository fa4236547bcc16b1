import './near-fall-screen.css'
import type { NearFall } from '../session/session.ts'
import type { SessionStore } from '../session-store.ts'
import { nearFallWords } from '../words/near-fall-words.ts'
import { Sheet } from './sheet.tsx'

type NearFallProps = { session: NearFall } & Pick<SessionStore, 'dispatch'>

/** Everything has stopped; two buttons that can be hit from the floor, with a hand that shakes. */
export function NearFallScreen({ session, dispatch }: NearFallProps) {
  const { title, why, unanswered } = nearFallWords
  return (
    <Sheet
      title={title}
      actions={
        <div className="answers">
          <button type="button" className="main" onClick={() => dispatch({ type: 'all-right-tapped' })}>
            I’m all right
          </button>
          <button type="button" className="other" onClick={() => dispatch({ type: 'leave-out-tapped' })}>
            I need a moment
          </button>
        </div>
      }
    >
      <p>{why}</p>
      {session.isUnanswered && <p>{unanswered}</p>}
    </Sheet>
  )
}
