import type { Refused } from '../session/session.ts'
import type { SessionStore } from '../session-store.ts'
import { refusalWords } from '../words/refusal-words.ts'
import { Chronophotograph } from './chronophotograph.tsx'
import { Sheet } from './sheet.tsx'

type RefusedProps = { session: Refused } & Pick<SessionStore, 'dispatch'>

export function RefusedScreen({ session, dispatch }: RefusedProps) {
  const { title, why } = refusalWords[session.reason]
  return (
    <Sheet
      title={title}
      art={<Chronophotograph />}
      actions={
        <>
          <button type="button" className="main" onClick={() => dispatch({ type: 'redo-tapped' })}>
            Do it again
          </button>
          <button type="button" className="quiet" onClick={() => dispatch({ type: 'leave-out-tapped' })}>
            Go on without it
          </button>
        </>
      }
    >
      <p className="why">{why}</p>
      {session.secondsLeft !== null && (
        <p className="quiet" aria-live="off">
          Starting again by itself in {session.secondsLeft}
        </p>
      )}
    </Sheet>
  )
}
