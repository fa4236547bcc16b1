import { againWords, movements } from '@lithe/movements/catalog'
import { needsHelp } from '../session/refuse.ts'
import type { Refused } from '../session/session.ts'
import type { SessionStore } from '../session-store.ts'
import { refusalHelp } from '../words/refusal-help.ts'
import { refusalWordsFor, restWords } from '../words/refusal-words.ts'
import { Chronophotograph } from './chronophotograph.tsx'
import { LeaveOut } from './leave-out.tsx'
import { Sheet } from './sheet.tsx'
import { WayOut } from './way-out.tsx'

type RefusedProps = { session: Refused } & Pick<SessionStore, 'dispatch'>

export function RefusedScreen({ session, dispatch }: RefusedProps) {
  const { title, why } = refusalWordsFor(session)
  const restSeconds = movements[session.assignment.movement].restBeforeAgainSeconds
  const help = needsHelp(session) ? refusalHelp(session.reason, session.assignment) : []
  return (
    <Sheet
      title={title}
      art={help.length === 0 && <Chronophotograph />}
      actions={
        <>
          {session.kept && (
            <button type="button" className="main" onClick={() => dispatch({ type: 'keep-tapped' })}>
              Keep what was counted
            </button>
          )}
          <button
            type="button"
            className={session.kept ? 'quiet' : 'main'}
            onClick={() => dispatch({ type: 'redo-tapped' })}
          >
            {againWords(session.assignment.movement)}
          </button>
          {!session.kept && <LeaveOut dispatch={dispatch} />}
        </>
      }
    >
      <p className="why">{why}</p>
      {help.length > 0 && <WayOut steps={help} />}
      {restSeconds > 0 && <p className="why">{restWords(restSeconds)}</p>}
      {session.secondsLeft !== null && (
        <p className="quiet" aria-live="off">
          Starting again by itself in {session.secondsLeft}
        </p>
      )}
    </Sheet>
  )
}
