import type { SessionEvent } from '../session/session-event.ts'
import type { SessionStore } from '../session-store.ts'
import type { Moving } from './moving-screen.tsx'

type Action = { words: string; look: 'main' | 'other'; event: SessionEvent }

const practice: SessionEvent = { type: 'practice-tapped' }
const skip = 'Skip the try'

/** The one thing to tap while the phone is within reach. */
function actionFor(session: Moving): Action | null {
  switch (session.at) {
    case 'framing':
      return { words: session.practice === 'wanted' ? skip : 'Try it first', look: 'other', event: practice }
    case 'practising':
      return { words: skip, look: 'other', event: practice }
    case 'measuring':
      return { words: 'Finish', look: 'main', event: { type: 'finish-tapped' } }
    case 'countdown':
      return null
  }
}

type MovingActionsProps = { session: Moving } & Pick<SessionStore, 'dispatch'>

export function MovingActions({ session, dispatch }: MovingActionsProps) {
  const action = actionFor(session)
  if (!action) return null
  const { words, look, event } = action
  return (
    <div className="actions">
      <button type="button" className={look} onClick={() => dispatch(event)}>
        {words}
      </button>
    </div>
  )
}
