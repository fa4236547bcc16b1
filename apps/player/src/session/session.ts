import type { FramingAdvice, LiveAdvice } from '@lithe/movements'
import type { Measurement, RefusalReason } from '@lithe/movements/catalog'
import type { Milliseconds } from '@lithe/pose'
import type { CameraProblem } from '../camera/camera-problem.ts'
import type { LoadProgress } from '../engine/pose-engine.ts'
import type { Assignment } from './assignment.ts'

/** Everything the page can be doing; screens, captions and progress are read off this alone. */
export type Session =
  | { at: 'loading'; progress: LoadProgress | null; asked: Assignment | null }
  | { at: 'engine-failed' }
  | { at: 'waiting-for-host'; after: 'nothing' | 'completed' | 'left-out' }
  | { at: 'camera-opening'; assignment: Assignment; redos: number }
  | { at: 'camera-explained'; assignment: Assignment; redos: number }
  | { at: 'camera-error'; assignment: Assignment; problem: CameraProblem }
  | Framing
  | { at: 'countdown'; assignment: Assignment; redos: number; startedAt: Milliseconds; secondsLeft: number }
  | Measuring
  | Result
  | Refused
  | { at: 'stopped' }

export type Framing = {
  at: 'framing'
  assignment: Assignment
  redos: number
  advice: FramingAdvice | null
  /** The phone analyses too few pictures a second for a measurement to be accepted. */
  isSlow: boolean
}

export type Measuring = {
  at: 'measuring'
  assignment: Assignment
  redos: number
  startedAt: Milliseconds
  advice: LiveAdvice | null
}

export type Result = {
  at: 'result'
  assignment: Assignment
  redos: number
  measurement: Measurement
  measuredAt: Date
  secondsTaken: number
  shownAt: Milliseconds
}

export type Refused = {
  at: 'refused'
  assignment: Assignment
  redos: number
  reason: RefusalReason
  /** When it starts again by itself; null waits for a tap. */
  redoAt: Milliseconds | null
  secondsLeft: number | null
}

export const firstSession: Session = { at: 'loading', progress: null, asked: null }
