import type { BrowserAbsence } from '@lithe/contracts/player'
import type { FramingAdvice, LiveAdvice, ReachPlace } from '@lithe/movements'
import type { Measurement, RefusalReason } from '@lithe/movements/catalog'
import type { Milliseconds } from '@lithe/pose'
import type { CameraProblem } from '../camera/camera-problem.ts'
import type { LoadProgress } from '../engine/pose-engine.ts'
import type { Assignment } from './assignment.ts'
import type { Cue } from './cue.ts'

/** All states of the page; screens, captions and progress derive from the state alone. */
export type PlayerState =
  | { at: 'loading'; progress: LoadProgress | null; asked: Assignment | null }
  | { at: 'engine-failed' }
  /** This browser cannot measure, whatever the person presses. */
  | { at: 'absence'; absence: BrowserAbsence }
  | { at: 'waiting-for-host'; after: 'nothing' | 'completed' | 'left-out' }
  | { at: 'camera-opening'; assignment: Assignment; redos: number }
  | { at: 'camera-explained'; assignment: Assignment; redos: number }
  | { at: 'camera-error'; assignment: Assignment; problem: CameraProblem }
  | Moving
  | Result
  | NearFall
  | Refused
  | { at: 'stopped' }

/** The person is in front of the camera. */
export type Moving = Framing | Countdown | Practising | Measuring

/** Practice before the attempt that counts, on request only. */
export type Practice = 'offered' | 'wanted' | 'recognised' | 'not-recognised'

/** What lowers the frame rate too far: a busy phone, or the camera itself in poor light. */
export type Slow = 'phone' | 'camera' | null

export type Framing = {
  at: 'framing'
  assignment: Assignment
  redos: number
  practice: Practice
  advice: FramingAdvice | null
  slow: Slow
  /** No person is visible, and the picture is too dark to show one. */
  isDark: boolean
  /** The camera was reopened because it showed black, which fixes some phones. */
  isReopened: boolean
}

export type Countdown = {
  at: 'countdown'
  assignment: Assignment
  redos: number
  practice: Practice
  startedAt: Milliseconds
  secondsLeft: number
}

/** Watches for one practice movement, as in a measurement, and keeps nothing. */
export type Practising = {
  at: 'practising'
  assignment: Assignment
  redos: number
  startedAt: Milliseconds
  advice: LiveAdvice | Cue | null
}

export type Measuring = {
  at: 'measuring'
  assignment: Assignment
  redos: number
  /** Start of the window or, before that, of the wait for the first lift. */
  startedAt: Milliseconds
  isClockRunning: boolean
  advice: LiveAdvice | Cue | null
  /** The person has ended the window early; its result is pending. */
  isFinishing: boolean
}

export type Result = {
  at: 'result'
  assignment: Assignment
  redos: number
  /** Identifies the outcome, whether confirmed or not. */
  sessionId: string
  measurement: Measurement
  measuredAt: Date
  secondsTaken: number
  /** For a reach: how far the hands came; feedback for the person, not a measurement. */
  reached?: ReachPlace
  /** Time at which it appeared; null waits for a tap. */
  shownAt: Milliseconds | null
}

/** The hips dropped as in a fall: everything has stopped, and the person is asked. */
export type NearFall = {
  at: 'near-fall'
  assignment: Assignment
  redos: number
  /** Time of the last call for help or, before any, of the question. */
  calledAt: Milliseconds
  /** The person's answer: none yet, hurt, or no more calls because the phone is dialling. */
  answer: 'none' | 'hurt' | 'dialling'
  isUnanswered: boolean
}

/** What was measured before the person left the view, in case they came to the phone to end it. */
export type Kept = Pick<Result, 'sessionId' | 'measurement' | 'measuredAt' | 'secondsTaken' | 'reached'>

export type Refused = {
  at: 'refused'
  assignment: Assignment
  redos: number
  reason: RefusalReason
  kept: Kept | null
  /** What interrupted the attempt, other than the person or a hidden page. */
  lost: 'camera' | 'sight' | null
  slow: Slow
  /** Time of the automatic restart; null waits for a tap. */
  redoAt: Milliseconds | null
  secondsLeft: number | null
}

export const firstState: PlayerState = { at: 'loading', progress: null, asked: null }

/** Starts an attempt, before anything is seen. */
export const beginning = ({ assignment, redos }: Pick<Framing, 'assignment' | 'redos'>): Framing => ({
  at: 'framing',
  assignment,
  redos,
  practice: 'offered',
  advice: null,
  slow: null,
  isDark: false,
  isReopened: false,
})
