import type { Milliseconds, PoseFrame, Side } from '@lithe/pose'
import type { AnyMeasurement, MeasuredAs } from './movement-kinds.ts'

/** What the person sees while they move. */
export type LiveReading = {
  /** The one huge number: whole seconds held, degrees reached or repetitions counted. */
  value: number
  phase: 'waiting' | 'moving' | 'holding' | 'resting'
  /** A thing to change now, or null. */
  advice: LiveAdvice | null
  /** The foot that is seen off the floor, before any clock runs as well; left out of all that is done on both. */
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

/** Watches one measurement window, frame by frame, and says at its end what was measured. */
export type AnalyserOf<M extends AnyMeasurement> = {
  readonly movement: M['movement']
  /** When its window began, where that is with the first hold: null before. Without it, with the first frame. */
  readonly beganAt?: () => Milliseconds | null
  /** Shows how the person stands ready, before the window; null when they no longer do. */
  readonly prepare?: (frame: PoseFrame | null) => void
  observe(frame: PoseFrame): LiveReading
  /** Ends the window. Frames outside it were never observed. */
  result(): MeasuredAs<M>
}
