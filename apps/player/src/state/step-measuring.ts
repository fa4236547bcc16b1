import type { Measurement, RefusalReason } from '@lithe/movements/catalog'
import type { Milliseconds } from '@lithe/pose'
import type { CameraProblem } from '../camera/camera-problem.ts'
import { type Assignment, windowMilliseconds } from './assignment.ts'
import { longestWaitSeconds, startsWithLift } from './clock.ts'
import type { Step } from './player-effect.ts'
import type { PlayerEvent, WindowOutcome } from './player-event.ts'
import {
  beginning,
  type Countdown,
  type Framing,
  type Kept,
  type Measuring,
  type PlayerState,
  type Refused,
} from './player-state.ts'
import { refuse } from './refuse.ts'
import { showResult } from './step-outcome.ts'
import { practise, stepPractising } from './step-practising.ts'

const countdownSeconds = 3
/** The camera's clock ends the window; without frames, the page's clock does, this much later. */
export const lateFramesMs = 2000

/** Steps from a person in view to the end of the window. */
export function stepMeasuring(state: PlayerState, event: PlayerEvent, now: Milliseconds): Step | null {
  if (
    state.at !== 'framing' &&
    state.at !== 'countdown' &&
    state.at !== 'practising' &&
    state.at !== 'measuring'
  )
    return null
  const brokenOff = brokenOffBy(state, event)
  if (brokenOff) return refuse(state, brokenOff, now, { lost: lostBy(event) })
  if (state.at === 'framing') return stepFraming(state, event, now)
  if (state.at === 'countdown') return stepCountdown(state, event, now)
  if (event.type === 'near-fall') return askAfter(state, now)
  if (state.at === 'practising') return stepPractising(state, event, now)
  return stepWindow(state, event, now)
}

function brokenOffBy(state: PlayerState, event: PlayerEvent): RefusalReason | null {
  // Both end the attempt during the window, keeping what was done so far.
  if (event.type === 'stop-tapped' || event.type === 'arms-crossed')
    return state.at === 'measuring' ? null : 'stopped'
  return event.type === 'page-hidden' || lostBy(event) ? 'interrupted' : null
}

function lostBy({ type }: PlayerEvent): Refused['lost'] {
  if (type === 'camera-lost') return 'camera'
  return type === 'sight-lost' ? 'sight' : null
}

function stepFraming(state: Framing, event: PlayerEvent, now: Milliseconds): Step | null {
  const { assignment, redos, practice } = state
  switch (event.type) {
    case 'framing-advised':
      return { state: { ...state, advice: event.advice }, effects: [] }
    case 'pace-changed':
      return { state: { ...state, slow: event.slow }, effects: [] }
    case 'light-changed':
      return { state: { ...state, isDark: event.isDark }, effects: [] }
    case 'picture-black':
      return state.isReopened
        ? failCamera(assignment, 'blank')
        : { state: { ...state, isReopened: true }, effects: [{ type: 'reopen-camera' }] }
    case 'camera-failed':
      return failCamera(assignment, event.problem)
    case 'practice-tapped':
      return {
        state: { ...state, practice: practice === 'wanted' ? 'offered' : 'wanted' },
        effects: [],
      }
    case 'enough-tapped':
      return assignment.isLook ? { state, effects: [{ type: 'finish-measuring' }] } : null
    case 'looked':
      return {
        state: { at: 'waiting-for-host', after: 'completed' },
        effects: [
          { type: 'rest' },
          { type: 'close-camera' },
          { type: 'play', tone: 'done' },
          { type: 'deliver-look', plate: event.plate },
        ],
      }
    case 'pose-held':
      return {
        state: {
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

/** Reports a camera that is open but blank, or did not reopen. */
const failCamera = (assignment: Assignment, problem: CameraProblem): Step => ({
  state: { at: 'camera-error', assignment, problem },
  effects: [{ type: 'rest' }, { type: 'close-camera' }],
})

function stepCountdown(state: Countdown, event: PlayerEvent, now: Milliseconds): Step | null {
  const { assignment, redos, practice } = state
  if (event.type === 'person-left')
    return {
      state: { ...beginning({ assignment, redos }), practice, advice: 'step-into-view' },
      effects: [{ type: 'begin-framing', assignment }],
    }
  if (event.type !== 'ticked') return null
  const secondsLeft = countdownSeconds - Math.floor((now - state.startedAt) / 1000)
  if (secondsLeft <= 0) return practice === 'wanted' ? practise(state, now) : measure(state, now)
  if (secondsLeft === state.secondsLeft) return null
  return { state: { ...state, secondsLeft }, effects: [{ type: 'play', tone: 'count' }] }
}

const measure = ({ assignment, redos }: Countdown, now: Milliseconds): Step => ({
  state: {
    at: 'measuring',
    assignment,
    redos,
    startedAt: now,
    isClockRunning: !startsWithLift(assignment.movement),
    advice: null,
    isFinishing: false,
  },
  effects: [
    { type: 'begin-measuring', assignment },
    { type: 'play', tone: 'ready' },
  ],
})

/** Voids everything counted so far: after such a drop, the person is asked first. */
const askAfter = (
  { assignment, redos }: Pick<Measuring, 'assignment' | 'redos'>,
  now: Milliseconds,
): Step => ({
  state: { at: 'near-fall', assignment, redos, calledAt: now, answer: 'none', isUnanswered: false },
  effects: [{ type: 'rest' }, { type: 'stay-awake' }, { type: 'play', tone: 'ready' }],
})

const longestMs = ({ assignment, isClockRunning }: Measuring) =>
  isClockRunning ? windowMilliseconds(assignment) : longestWaitSeconds * 1000

function stepWindow(state: Measuring, event: PlayerEvent, now: Milliseconds): Step | null {
  switch (event.type) {
    case 'clock-started':
      return { state: { ...state, startedAt: now, isClockRunning: true }, effects: [] }
    case 'live-advised':
      return { state: { ...state, advice: event.advice }, effects: [] }
    case 'stop-tapped':
    case 'arms-crossed':
    case 'enough-tapped':
      return { state: { ...state, isFinishing: true }, effects: [{ type: 'finish-measuring' }] }
    case 'ticked':
      return now - state.startedAt > longestMs(state) + lateFramesMs
        ? { state, effects: [{ type: 'finish-measuring' }] }
        : null
    case 'left-frame':
      return refuse(state, 'no-person', now, { kept: keptOf(event) })
    case 'measured':
      return end(state, event, now)
    default:
      return null
  }
}

const keep = (
  measurement: Measurement,
  { sessionId, measuredAt, secondsTaken, reached }: WindowOutcome,
): Kept => ({
  sessionId,
  measurement,
  measuredAt,
  secondsTaken,
  ...(reached && { reached }),
})
const keptOf = (outcome: WindowOutcome) =>
  outcome.measured.ok ? keep(outcome.measured.measurement, outcome) : null

function end(state: Measuring, outcome: WindowOutcome, now: Milliseconds): Step {
  const { isFinishing } = state
  const { measured } = outcome
  if (measured.ok) {
    const shown = showResult(state, keep(measured.measurement, outcome), now)
    return { ...shown, effects: [{ type: 'rest' }, { type: 'play', tone: 'done' }, ...shown.effects] }
  }
  // An attempt that ends before anything was done or seen counts as stopped; an automatic restart would be pushy.
  const hasSeenNothing = measured.quality?.framesPerSecond === 0
  const hasStopped = isFinishing && (measured.reason === 'no-attempt' || hasSeenNothing)
  const reason = hasStopped ? 'stopped' : measured.reason
  return refuse(state, reason, now, { slow: outcome.isCameraSlow ? 'camera' : null })
}
