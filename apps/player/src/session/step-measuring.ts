import type { Measurement, RefusalReason } from '@lithe/movements/catalog'
import type { Milliseconds } from '@lithe/pose'
import { windowMilliseconds } from './assignment.ts'
import { longestWaitSeconds, startsWithLift } from './clock.ts'
import { refuse } from './refuse.ts'
import type { Countdown, Framing, Kept, Measuring, Session } from './session.ts'
import type { SessionEvent, WindowOutcome } from './session-event.ts'
import type { Step } from './step.ts'
import { showResult } from './step-outcome.ts'
import { practise, stepPractising } from './step-practising.ts'

const countdownSeconds = 3
/** The window ends by the camera's clock; should frames stop coming, by this much later on the page's. */
export const lateFramesMs = 2000

/** From the person in the picture to the end of the window. */
export function stepMeasuring(session: Session, event: SessionEvent, now: Milliseconds): Step | null {
  if (
    session.at !== 'framing' &&
    session.at !== 'countdown' &&
    session.at !== 'practising' &&
    session.at !== 'measuring'
  )
    return null
  const brokenOff = brokenOffBy(session, event)
  if (brokenOff) return refuse(session, brokenOff, now, { isCameraLost: event.type === 'camera-lost' })
  if (session.at === 'framing') return stepFraming(session, event, now)
  if (session.at === 'countdown') return stepCountdown(session, event, now)
  if (event.type === 'near-fall') return askAfter(session, now)
  if (session.at === 'practising') return stepPractising(session, event, now)
  return stepWindow(session, event, now)
}

function brokenOffBy(session: Session, event: SessionEvent): RefusalReason | null {
  // In the window both end the attempt; what was done until then is not thrown away.
  if (event.type === 'stop-tapped' || event.type === 'arms-crossed')
    return session.at === 'measuring' ? null : 'stopped'
  return event.type === 'page-hidden' || event.type === 'camera-lost' ? 'interrupted' : null
}

function stepFraming(session: Framing, event: SessionEvent, now: Milliseconds): Step | null {
  const { assignment, redos, practice } = session
  switch (event.type) {
    case 'framing-advised':
      return { session: { ...session, advice: event.advice }, effects: [] }
    case 'pace-changed':
      return { session: { ...session, isSlow: event.isSlow }, effects: [] }
    case 'practice-tapped':
      return {
        session: { ...session, practice: practice === 'wanted' ? 'offered' : 'wanted' },
        effects: [],
      }
    case 'pose-held':
      return {
        session: {
          at: 'countdown',
          assignment,
          redos,
          practice,
          startedAt: now,
          secondsLeft: countdownSeconds,
        },
        effects: [{ type: 'play', tone: 'count' }],
      }
    default:
      return null
  }
}

function stepCountdown(session: Countdown, event: SessionEvent, now: Milliseconds): Step | null {
  const { assignment, redos, practice } = session
  if (event.type === 'person-left')
    return {
      session: { at: 'framing', assignment, redos, practice, advice: 'step-into-view', isSlow: false },
      effects: [{ type: 'begin-framing', assignment }],
    }
  if (event.type !== 'ticked') return null
  const secondsLeft = countdownSeconds - Math.floor((now - session.startedAt) / 1000)
  if (secondsLeft <= 0) return practice === 'wanted' ? practise(session, now) : measure(session, now)
  if (secondsLeft === session.secondsLeft) return null
  return { session: { ...session, secondsLeft }, effects: [{ type: 'play', tone: 'count' }] }
}

const measure = ({ assignment, redos }: Countdown, now: Milliseconds): Step => ({
  session: {
    at: 'measuring',
    assignment,
    redos,
    startedAt: now,
    isClockRunning: !startsWithLift(assignment.movement),
    advice: null,
    isFinishing: false,
    isStopping: false,
  },
  effects: [
    { type: 'begin-measuring', assignment },
    { type: 'play', tone: 'ready' },
  ],
})

/** Whatever was counted so far is void: after a drop like that the person is asked, and nothing else happens. */
const askAfter = (
  { assignment, redos }: Pick<Measuring, 'assignment' | 'redos'>,
  now: Milliseconds,
): Step => ({
  session: { at: 'near-fall', assignment, redos, calledAt: now, answer: 'none', isUnanswered: false },
  effects: [{ type: 'rest' }, { type: 'stay-awake' }, { type: 'play', tone: 'ready' }],
})

const longestMs = ({ assignment, isClockRunning }: Measuring) =>
  isClockRunning ? windowMilliseconds(assignment) : longestWaitSeconds * 1000

function stepWindow(session: Measuring, event: SessionEvent, now: Milliseconds): Step | null {
  switch (event.type) {
    case 'clock-started':
      return { session: { ...session, startedAt: now, isClockRunning: true }, effects: [] }
    case 'live-advised':
      return { session: { ...session, advice: event.advice }, effects: [] }
    case 'stop-tapped':
      return { session: { ...session, isStopping: true }, effects: [{ type: 'finish-measuring' }] }
    case 'arms-crossed':
    case 'finish-tapped':
      return { session: { ...session, isFinishing: true }, effects: [{ type: 'finish-measuring' }] }
    case 'ticked':
      return now - session.startedAt > longestMs(session) + lateFramesMs
        ? { session, effects: [{ type: 'finish-measuring' }] }
        : null
    case 'left-frame':
      return refuse(session, 'no-person', now, { kept: keptOf(event) })
    case 'measured':
      return end(session, event, now)
    default:
      return null
  }
}

const keep = (measurement: Measurement, { sessionId, measuredAt, secondsTaken }: WindowOutcome): Kept => ({
  sessionId,
  measurement,
  measuredAt,
  secondsTaken,
})
const keptOf = (outcome: WindowOutcome) =>
  outcome.measured.ok ? keep(outcome.measured.measurement, outcome) : null

const isWorthKeeping = (measurement: Measurement) => !('reps' in measurement) || measurement.reps > 0

function end(session: Measuring, outcome: WindowOutcome, now: Milliseconds): Step {
  const { isFinishing, isStopping } = session
  const { measured } = outcome
  if (isStopping) {
    const kept = keptOf(outcome)
    return refuse(session, 'stopped', now, { kept: kept && isWorthKeeping(kept.measurement) ? kept : null })
  }
  if (measured.ok) {
    const shown = showResult(session, keep(measured.measurement, outcome), now)
    return { ...shown, effects: [{ type: 'rest' }, { type: 'play', tone: 'done' }, ...shown.effects] }
  }
  // An attempt that ends before anything was done, or seen, was stopped; starting again by itself would be pushing.
  const hasSeenNothing = measured.quality?.framesPerSecond === 0
  const hasStopped = isFinishing && (measured.reason === 'no-attempt' || hasSeenNothing)
  return refuse(session, hasStopped ? 'stopped' : measured.reason, now)
}
