import type { Milliseconds } from '@lithe/pose'
import { leaveOut } from './leave-out.ts'
import { redo } from './refuse.ts'
import type { Kept, Refused, Result, Session } from './session.ts'
import type { SessionEffect } from './session-effect.ts'
import type { SessionEvent } from './session-event.ts'
import type { Step } from './step.ts'
import { stepNearFall } from './step-near-fall.ts'

/** How long the result stands before the host takes over; a tap is quicker. */
export const resultShownMs = 7000
const delivered = ({ assignment, sessionId, measurement, measuredAt, secondsTaken }: Result) => ({
  assignment,
  sessionId,
  measurement,
  measuredAt,
  secondsTaken,
})

export const deliverCompleted = (result: Result): SessionEffect => ({
  type: 'deliver-completed',
  ...delivered(result),
})

/** A result on the screen, which its host keeps from now on. */
export const showResult = (
  { assignment, redos }: Pick<Result, 'assignment' | 'redos'>,
  kept: Kept,
  now: Milliseconds,
): { session: Result; effects: SessionEffect[] } => {
  const session: Result = { at: 'result', assignment, redos, ...kept, shownAt: now }
  return { session, effects: [{ type: 'deliver-measured', ...delivered(session) }] }
}

/** What came of the attempt: handed over, done again, or left out. */
export function stepOutcome(session: Session, event: SessionEvent, now: Milliseconds): Step | null {
  if (session.at === 'result') return stepResult(session, event, now)
  if (session.at === 'near-fall') return stepNearFall(session, event, now)
  if (session.at === 'refused') return stepRefused(session, event, now)
  return stepIdle(session, event)
}

/** A camera that opens after the host has gone on, or while the page is hidden, is closed again. */
function stepIdle(session: Session, event: SessionEvent): Step | null {
  if (session.at !== 'waiting-for-host' && session.at !== 'stopped') return null
  return event.type === 'page-hidden' || event.type === 'camera-opened'
    ? { session, effects: [{ type: 'close-camera' }] }
    : null
}

function stepResult(session: Result, event: SessionEvent, now: Milliseconds): Step | null {
  const handOver: Step = {
    session: { at: 'waiting-for-host', after: 'completed' },
    effects: [deliverCompleted(session)],
  }
  switch (event.type) {
    case 'redo-tapped':
      return redo(session, 'tap')
    case 'continue-tapped':
      return handOver
    case 'page-hidden':
      return { ...handOver, effects: [...handOver.effects, { type: 'close-camera' }] }
    case 'ticked':
      return now - session.shownAt >= resultShownMs ? handOver : null
    default:
      return null
  }
}

function stepRefused(session: Refused, event: SessionEvent, now: Milliseconds): Step | null {
  switch (event.type) {
    case 'redo-tapped':
      return redo(session, 'tap')
    case 'leave-out-tapped':
      return leaveOut(session.reason)
    case 'keep-tapped':
      return session.kept && showResult(session, session.kept, now)
    case 'page-hidden':
      return {
        session: { ...session, redoAt: null, secondsLeft: null },
        effects: [{ type: 'close-camera' }],
      }
    case 'ticked':
      return session.redoAt === null ? null : countDownToRedo(session, session.redoAt, now)
    default:
      return null
  }
}

function countDownToRedo(session: Refused, redoAt: Milliseconds, now: Milliseconds): Step | null {
  const secondsLeft = Math.ceil((redoAt - now) / 1000)
  if (secondsLeft <= 0) return redo(session, 'clock')
  return secondsLeft === session.secondsLeft ? null : { session: { ...session, secondsLeft }, effects: [] }
}
