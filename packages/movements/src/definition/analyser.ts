import type { Milliseconds, PoseFrame, Side } from '@lithe/pose'
import type { AnyMeasurement, MeasuredAs } from './movement-kinds.ts'

/** What the person sees while moving. */
export type LiveReading = {
  /** The large number: whole seconds, degrees or repetitions. */
  value: number
  phase: 'waiting' | 'moving' | 'holding' | 'resting'
  /** What to change now, or null. */
  advice: LiveAdvice | null
  /** The foot seen off the floor, even before the clock runs; absent for movements on both feet. */
  lifted?: Side | null
}

export const liveAdvice = [
  'step-into-view',
  'show-feet',
  'straighten-knees',
  'straighten-that-leg',
  'go-lower',
  'lift-again',
  'lift-higher',
  'lift-knees',
  'raise-hips',
  'lower-hips',
  'keep-still',
  'turn-side-on',
  'face-camera',
] as const
export type LiveAdvice = (typeof liveAdvice)[number]

/** Analyses one window frame by frame, then returns the measurement. */
export type AnalyserOf<M extends AnyMeasurement> = {
  readonly movement: M['movement']
  /** Start of a window that begins with the first hold, null until then; absent if the first frame begins it. */
  readonly beganAt?: () => Milliseconds | null
  /** Passes frames of the ready position before the window; null once the person leaves it. */
  readonly prepare?: (frame: PoseFrame | null) => void
  observe(frame: PoseFrame): LiveReading
  /** Ends the window of all frames observed. */
  result(): MeasuredAs<M>
}
