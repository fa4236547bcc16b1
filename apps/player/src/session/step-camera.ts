import { cameraFailure } from './camera-failure.ts'
import type { Session } from './session.ts'
import type { FailureReason } from './session-effect.ts'
import type { SessionEvent } from './session-event.ts'
import type { Step } from './step.ts'

/** From "may we?" to a picture, or the way out. */
export function stepCamera(session: Session, event: SessionEvent): Step | null {
  const isAsking = session.at === 'camera-opening' || session.at === 'camera-explained'
  if (isAsking && event.type === 'leave-out-tapped') return leaveOut('camera-denied')
  if (session.at === 'camera-opening') return stepOpening(session, event)
  if (session.at === 'camera-explained' && event.type === 'camera-tapped')
    return { session: { ...session, at: 'camera-opening' }, effects: [{ type: 'open-camera' }] }
  if (session.at !== 'camera-error') return null
  if (event.type === 'camera-tapped')
    return {
      session: { at: 'camera-opening', assignment: session.assignment, redos: 0 },
      effects: [{ type: 'open-camera' }],
    }
  return event.type === 'leave-out-tapped' ? leaveOut(cameraFailure[session.problem]) : null
}

const leaveOut = (reason: FailureReason): Step => ({
  session: { at: 'waiting-for-host', after: 'left-out' },
  effects: [{ type: 'deliver-failed', reason }],
})

function stepOpening(session: Extract<Session, { at: 'camera-opening' }>, event: SessionEvent): Step | null {
  const { assignment, redos } = session
  switch (event.type) {
    case 'camera-needs-asking':
      return { session: { at: 'camera-explained', assignment, redos }, effects: [] }
    case 'camera-failed':
      return { session: { at: 'camera-error', assignment, problem: event.problem }, effects: [] }
    case 'camera-opened':
      return {
        session: { at: 'framing', assignment, redos, practice: 'offered', advice: null, isSlow: false },
        effects: [{ type: 'begin-framing', assignment }],
      }
    default:
      return null
  }
}
