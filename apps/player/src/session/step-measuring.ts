import type { RefusalReason } from '@lithe/movements/catalog'
import type { Milliseconds } from '@lithe/pose'
import { canFinishEarly, windowMilliseconds } from './assignment.ts'
import { refuse } from './refuse.ts'
import type { Framing, Measuring, Session } from './session.ts'
import type { SessionEvent } from './session-event.ts'
import type { Step } from './step.ts'

const countdownSeconds = 3
/** The window ends by the camera's clock; should frames stop coming, by this much later on the page's. */
export const lateFramesMs = 2000

type Countdown = Extract<Session, { at: 'countdown' }>

/** From the person in the picture to the end of the window. */
export function stepMeasuring(session: Session, event: SessionEvent, now: Milliseconds): Step | null {
  if (session.at !== 'framing' && session.at !== 'countdown' && session.at !== 'measuring') return null
  const brokenOff = brokenOffBy(event)
  if (brokenOff) return refuse(session, brokenOff, now)
  if (session.at === 'framing') return stepFraming(session, event, now)
  if (session.at === 'countdown') return stepCountdown(session, event, now)
  return stepWindow(session, event, now)
}

function brokenOffBy(event: SessionEvent): RefusalReason | null {
  if (event.type === 'stop-tapped') return 'stopped'
  return event.type === 'page-hidden' || event.type === 'camera-lost' ? 'interrupted' : null
}

function stepFraming(session: Framing, event: SessionEvent, now: Milliseconds): Step | null {
  const { assignment, redos } = session
  switch (event.type) {
    case 'framing-advised':
      return { session: { ...session, advice: event.advice }, effects: [] }
    case 'pace-changed':
      return { session: { ...session, isSlow: event.isSlow }, effects: [] }
    case 'pose-held':
      return {
        session: { at: 'countdown', assignment, redos, startedAt: now, secondsLeft: countdownSeconds },
        effects: [{ type: 'play', tone: 'count' }],
      }
    default:
      return null
  }
}

function stepCountdown(session: Countdown, event: SessionEvent, now: Milliseconds): Step | null {
  const { assignment, redos } = session
  if (event.type === 'person-left')
    return {
      session: { at: 'framing', assignment, redos, advice: 'step-into-view', isSlow: false },
      effects: [{ type: 'begin-framing', assignment }],
    }
  if (event.type !== 'ticked') return null
  const secondsLeft = countdownSeconds - Math.floor((now - session.startedAt) / 1000)
  if (secondsLeft <= 0)
    return {
      session: { at: 'measuring', assignment, redos, startedAt: now, advice: null },
      effects: [
        { type: 'begin-measuring', assignment },
        { type: 'play', tone: 'ready' },
      ],
    }
  if (secondsLeft === session.secondsLeft) return null
  return { session: { ...session, secondsLeft }, effects: [{ type: 'play', tone: 'count' }] }
}

function stepWindow(session: Measuring, event: SessionEvent, now: Milliseconds): Step | null {
  switch (event.type) {
    case 'live-advised':
      return { session: { ...session, advice: event.advice }, effects: [] }
    case 'finish-tapped':
      return canFinishEarly(session.assignment.movement)
        ? { session, effects: [{ type: 'finish-measuring' }] }
        : null
    case 'ticked':
      return now - session.startedAt > windowMilliseconds(session.assignment) + lateFramesMs
        ? { session, effects: [{ type: 'finish-measuring' }] }
        : null
    case 'measured': {
      if (!event.measured.ok) return refuse(session, event.measured.reason, now)
      const { assignment, redos } = session
      const { measuredAt, secondsTaken } = event
      const { measurement } = event.measured
      return {
        session: { at: 'result', assignment, redos, measurement, measuredAt, secondsTaken, shownAt: now },
        effects: [{ type: 'rest' }, { type: 'play', tone: 'done' }],
      }
    }
    default:
      return null
  }
}
