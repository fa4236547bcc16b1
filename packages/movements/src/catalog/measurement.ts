import type { MovementId, VariantId } from './movement.ts'

/** Why a measurement gave no number. The person is told what to change and does it again. */
export const refusalReasons = [
  'no-person',
  'body-out-of-frame',
  'feet-out-of-frame',
  'not-side-on',
  'not-facing-camera',
  'too-few-frames',
  'knees-bent',
  'no-attempt',
  'interrupted',
  'stopped',
  'near-fall',
  'felt-unwell',
  'left-out',
] as const
export type RefusalReason = (typeof refusalReasons)[number]

/** How far a measurement can be believed. Shares and visibility run 0–1. */
export type Quality = {
  level: 'good' | 'fair' | 'poor'
  framesPerSecond: number
  /** Share of frames in which a person was tracked. */
  trackedShare: number
  /** Share of tracked frames with every needed point inside the picture. */
  framedShare: number
  /** Mean visibility of the points the measurement stands on. */
  visibility: number
  view: 'front' | 'oblique' | 'side'
  /** Turn of the body from facing the camera: 0 faces it, 90 is side-on; the sign is not told. */
  viewDegrees: number
}

type Side = 'left' | 'right'

/**
 * How a hold came to its end. Let go: the foot came down, a foot was moved, the line was left. Clock: it was still held
 * when measuring ended, because the window was over or the person finished. Unseen: the camera lost the person. Only a
 * hold that was let go is a value; after the other two the true one is at least as long.
 */
export const holdEnds = ['let-go', 'clock', 'unseen'] as const
export type HoldEnd = (typeof holdEnds)[number]

/** One continuous span, in seconds from the start of the measurement window. */
export type Hold = {
  fromSeconds: number
  toSeconds: number
  /** Left out by players that did not tell yet. */
  endedBy?: HoldEnd
}
/** Half a step apart both feet stand: there, `lifted` names the one behind. */
export type StanceHold = Hold & { lifted: Side }

export type StanceMeasurement = {
  movement: 'single-leg-stance'
  /** Left out when done as it is meant. */
  ease?: Extract<VariantId, 'supported' | 'semi-tandem'>
  windowSeconds: number
  longestHoldSeconds: number
  holds: StanceHold[]
  /** Sideways travel of the hips during the longest hold (standard deviation), in body heights. */
  sway: number
  quality: Quality
}

export type ReachMeasurement = {
  movement: 'toe-touch' | 'sit-and-reach'
  ease?: Extract<VariantId, 'seated'>
  windowSeconds: number
  /** Smallest hip angle held ≥ 0.5 s with straight knees, degrees; about 175 upright, small when folded. */
  minHipDegrees: number
  /** Knee angle during that hold. */
  kneeDegrees: number
  /** A deeper reach that did not count because the knees were bent. */
  minHipDegreesWithBentKnees: number | null
  quality: Quality
}

/** Answers to how high the seat of the chair is. */
export const seatHeights = ['about-43-cm', 'lower', 'higher', 'unknown'] as const
export type SeatHeight = (typeof seatHeights)[number]

/** What is known of the chair of chair stands. */
export type Seat = {
  /** The camera saw the person sitting when the time began. */
  startedSeated: boolean
  /** As the person told; null where it was not asked. */
  height: SeatHeight | null
}

export type RepetitionMeasurement = {
  movement: 'squat' | 'push-up' | 'jumping-jack'
  ease?: Extract<VariantId, 'seated'>
  windowSeconds: number
  reps: number
  /** Attempts short of full range: shown, never counted. */
  partials: number
  /** Smallest angle of the working joint reached in any full repetition, degrees (null without one). */
  deepestDegrees: number | null
  /** Of chair stands alone; left out of those measured before it was known. */
  seat?: Seat
  /** Of chair stands: the last one was more than half done when the time ended. It counts, as in the published test. */
  isLastByBell?: true
  quality: Quality
}

export type PlankMeasurement = {
  movement: 'plank'
  windowSeconds: number
  longestHoldSeconds: number
  holds: Hold[]
  quality: Quality
}

/** What one movement came to. Plain numbers: this travels as JSON. */
export type Measurement = StanceMeasurement | ReachMeasurement | RepetitionMeasurement | PlankMeasurement

export type MeasurementOf<Id extends MovementId> = Extract<Measurement, { movement: Id }>

export type Measured<M = Measurement> =
  | { ok: true; measurement: M }
  | { ok: false; reason: RefusalReason; quality: Quality | null }
