import type { Session } from './session.ts'
import type { SessionEvent } from './session-event.ts'
import type { Step } from './step.ts'

/** Until the engine is warm; a host that asked early is served as soon as it is. */
export function stepLoading(session: Session, event: SessionEvent): Step | null {
  if (session.at !== 'loading') return null
  switch (event.type) {
    case 'load-progressed':
      return { session: { ...session, progress: event.progress }, effects: [] }
    case 'loaded':
      return session.asked
        ? {
            session: { at: 'camera-opening', assignment: session.asked, redos: 0 },
            effects: [{ type: 'announce-ready' }, { type: 'open-camera-if-allowed' }],
          }
        : {
            session: { at: 'waiting-for-host', after: 'nothing' },
            effects: [{ type: 'announce-ready' }],
          }
    default:
      return null
  }
}
