import { againWords, movements, type Picture, pictureOf, type RefusalReason } from '@lithe/movements/catalog'
import { needsHelp } from '../session/refuse.ts'
import type { Refused } from '../session/session.ts'
import type { SessionStore } from '../session-store.ts'
import { refusalHelp } from '../words/refusal-help.ts'
import { refusalWordsFor, restWords } from '../words/refusal-words.ts'
import { LeaveOut } from './leave-out.tsx'
import { Plate } from './plate.tsx'
import { Sheet } from './sheet.tsx'
import { WayOut } from './way-out.tsx'

/** After a stop the picture is one of rest. */
const callsForRest: readonly RefusalReason[] = ['stopped', 'near-fall', 'felt-unwell']
const shows = ({ reason, assignment }: Refused): Picture =>
  callsForRest.includes(reason) ? 'rest' : pictureOf(assignment)

type RefusedProps = { session: Refused } & Pick<SessionStore, 'dispatch'>

export function RefusedScreen({ session, dispatch }: RefusedProps) {
  const { title, why } = refusalWordsFor(session)
  const restSeconds = movements[session.assignment.movement].restBeforeAgainSeconds
  const help = needsHelp(session) ? refusalHelp(session.reason, session.assignment) : []
  return (
    <Sheet
      title={title}
      art={<Plate picture={shows(session)} isSmall={help.length > 0} />}
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
            {session.reason === 'interrupted' ? 'I’m ready' : againWords(session.assignment.movement)}
          </button>
          {(!session.kept || session.reason === 'stopped') && <LeaveOut dispatch={dispatch} />}
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
