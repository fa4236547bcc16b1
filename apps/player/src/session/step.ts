import type { Milliseconds } from '@lithe/pose'
import type { Assignment } from './assignment.ts'
import type { Session } from './session.ts'
import type { SessionEffect } from './session-effect.ts'
import type { SessionEvent } from './session-event.ts'
import { stepCamera } from './step-camera.ts'
import { stepLoading } from './step-loading.ts'
import { stepMeasuring } from './step-measuring.ts'
import { deliverCompleted, stepOutcome } from './step-outcome.ts'

export type Step = { session: Session; effects: SessionEffect[] }

/** What the session becomes after an event, and what has to be done about it. Null: nothing happens. */
export function step(session: Session, event: SessionEvent, now: Milliseconds): Step {
  if (event.type === 'host-started') return start(session, event.assignment)
  if (event.type === 'host-stopped') return stop(session)
  if (event.type === 'engine-failed') return fail(session)
  const stepped =
    stepLoading(session, event) ??
    stepCamera(session, event) ??
    stepMeasuring(session, event, now) ??
    stepOutcome(session, event, now)
  return stepped ?? { session, effects: [] }
}

function start(session: Session, assignment: Assignment): Step {
  if (session.at === 'loading') return { session: { ...session, asked: assignment }, effects: [] }
  if (session.at === 'engine-failed') return { session, effects: [] }
  return {
    session: { at: 'camera-opening', assignment, redos: 0 },
    effects: [{ type: 'rest' }, { type: 'open-camera-if-allowed' }],
  }
}

/** At load or in the middle of a measurement: there is nothing left to measure with. */
function fail(session: Session): Step {
  if (session.at === 'engine-failed') return { session, effects: [] }
  return {
    session: { at: 'engine-failed' },
    effects: [
      session.at === 'result' ? deliverCompleted(session) : { type: 'deliver-failed', reason: 'engine' },
      { type: 'rest' },
      { type: 'close-camera' },
    ],
  }
}

function stop(session: Session): Step {
  if (session.at === 'loading') return { session: { ...session, asked: null }, effects: [] }
  if (session.at === 'engine-failed') return { session, effects: [] }
  return {
    session: { at: 'stopped' },
    effects: [...lastWords(session), { type: 'rest' }, { type: 'close-camera' }],
  }
}

/** A host that stops a running attempt still hears how it ended; a measured result is never lost. */
function lastWords(session: Session): SessionEffect[] {
  if (session.at === 'result') return [deliverCompleted(session)]
  if (session.at === 'waiting-for-host' || session.at === 'stopped') return []
  if (session.at === 'near-fall') return [{ type: 'deliver-failed', reason: 'near-fall' }]
  return [{ type: 'deliver-failed', reason: 'stopped' }]
}
