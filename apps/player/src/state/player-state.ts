import type { BrowserAbsence } from '@lithe/contracts/player'
import type { FramingAdvice, LiveAdvice, ReachPlace } from '@lithe/movements'
import type { Measurement, RefusalReason } from '@lithe/movements/catalog'
import type { Milliseconds } from '@lithe/pose'
import type { CameraProblem } from '../camera/camera-problem.ts'
import type { LoadProgress } from '../engine/pose-engine.ts'
import type { Assignment } from './assignment.ts'
import type { Cue } from './cue.ts'

/** Everything the page can be doing; screens, captions and progress are read off this alone. */
export type PlayerState =
  | { at: 'loading'; progress: LoadProgress | null; asked: Assignment | null }
  | { at: 'engine-failed' }
  /** This browser can measure nothing, whatever is pressed. */
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

/** The person stands before the camera. */
export type Moving = Framing | Countdown | Practising | Measuring

/** A try before the one that counts: only where it is asked for. */
export type Practice = 'offered' | 'wanted' | 'recognised' | 'not-recognised'

export type Framing = {
  at: 'framing'
  assignment: Assignment
  redos: number
  practice: Practice
  advice: FramingAdvice | null
  /** The phone analyses too few pictures a second for a measurement to be accepted. */
  isSlow: boolean
  /** No person is seen, and the picture is too dark to show one. */
  isDark: boolean
  /** The picture was black, and the camera has been opened anew for it: some phones are healed by that. */
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

/** The movement is watched as when it counts, until one was seen; nothing of it is kept. */
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
  /** The window, or before it the wait for the first lift. */
  startedAt: Milliseconds
  isClockRunning: boolean
  advice: LiveAdvice | Cue | null
  /** The person has had enough; the window is ending before its time. */
  isFinishing: boolean
}

export type Result = {
  at: 'result'
  assignment: Assignment
  redos: number
  /** It is a state of its own from now on, confirmed or not. */
  sessionId: string
  measurement: Measurement
  measuredAt: Date
  secondsTaken: number
  /** Of a reach, how far the hands came: a word for the person, and no measure. */
  reached?: ReachPlace
  /** Since when it stands; null waits for a tap. */
  shownAt: Milliseconds | null
}

/** The hips dropped as in a fall: everything has stopped, and the person is asked. */
export type NearFall = {
  at: 'near-fall'
  assignment: Assignment
  redos: number
  /** When help was last called for; at first, when the person was asked. */
  calledAt: Milliseconds
  /** What the person said: nothing yet, that help is needed, or nothing more because the phone is dialling. */
  answer: 'none' | 'hurt' | 'dialling'
  isUnanswered: boolean
}

/** What was measured until the person left the picture, for a person who came to the phone to end it. */
export type Kept = Pick<Result, 'sessionId' | 'measurement' | 'measuredAt' | 'secondsTaken' | 'reached'>

export type Refused = {
  at: 'refused'
  assignment: Assignment
  redos: number
  reason: RefusalReason
  kept: Kept | null
  /** What broke it off, where it was neither the person nor the page having been hidden. */
  lost: 'camera' | 'sight' | null
  /** When it starts again by itself; null waits for a tap. */
  redoAt: Milliseconds | null
  secondsLeft: number | null
}

export const firstState: PlayerState = { at: 'loading', progress: null, asked: null }

/** The start of a try, before anything was seen. */
export const beginning = ({ assignment, redos }: Pick<Framing, 'assignment' | 'redos'>): Framing => ({
  at: 'framing',
  assignment,
  redos,
  practice: 'offered',
  advice: null,
  isSlow: false,
  isDark: false,
  isReopened: false,
})
