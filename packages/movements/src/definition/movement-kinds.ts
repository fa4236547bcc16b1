/**
 * Easier ways to do a movement: with a hand on a chair, with the feet half behind one another, or on a chair. What is
 * done in an easier way is measured and shown; it is compared with others only where a norm of its own exists.
 */
export const variantIds = ['supported', 'semi-tandem', 'seated'] as const
export type VariantId = (typeof variantIds)[number]

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

/** A number and how far it may be off: one standard deviation, in its own unit. */
export type Estimate = { value: number; error: number }

/** How a person rose, repetition after repetition; null where it is not known well enough to be told. */
export const risingParts = ['firstFive', 'unevenness', 'lean', 'kneeTravel', 'hipTravel'] as const
/**
 * `firstFive`: seconds from the beginning of the first to the end of the fifth. `unevenness`: standard deviation of the
 * seconds from one to the next. `lean`: how far the trunk left its standing line at the most, degrees. `kneeTravel`,
 * `hipTravel`: from narrowest to widest, degrees. Of several repetitions the median.
 */
export type Rising = Record<(typeof risingParts)[number], Estimate | null>

type Measuring<Id extends string> = { movement: Id; windowSeconds: number; quality: Quality }
/** `ease` is left out when the movement is done as it is meant. */
type Eased<Id extends string, Ease extends VariantId> = Measuring<Id> & { ease?: Ease }

export type StanceOf<Id extends string, Ease extends VariantId> = Eased<Id, Ease> & {
  longestHoldSeconds: number
  holds: StanceHold[]
  /** Sideways travel of the hips during the longest hold (standard deviation), in body heights. */
  sway: number
}

export type ReachOf<Id extends string, Ease extends VariantId> = Eased<Id, Ease> & {
  /** Smallest hip angle held ≥ 0.5 s with straight knees, degrees; about 175 upright, small when folded. */
  minHipDegrees: number
  /** Knee angle during that hold. */
  kneeDegrees: number
  /** A deeper reach that did not count because the knees were bent. */
  minHipDegreesWithBentKnees: number | null
}

export type RepetitionsOf<Id extends string, Ease extends VariantId> = Eased<Id, Ease> & {
  reps: number
  /** Attempts short of full range: shown, never counted. */
  partials: number
  /** Smallest angle of the working joint reached in any full repetition, degrees (null without one). */
  deepestDegrees: number | null
  /** Of chair stands alone; left out of those measured before it was known. */
  seat?: Seat
  /** Of chair stands: the last one was more than half done when the time ended. It counts, as in the published test. */
  isLastByBell?: true
  /** Of squats and chair stands; left out where nothing of it is known well enough. */
  rising?: Rising
}

export type HoldOf<Id extends string> = Measuring<Id> & { longestHoldSeconds: number; holds: Hold[] }

/** What a movement of each kind comes to. */
export type MeasurementByKind<Id extends string, Ease extends VariantId> = {
  stance: StanceOf<Id, Ease>
  reach: ReachOf<Id, Ease>
  repetitions: RepetitionsOf<Id, Ease>
  hold: HoldOf<Id>
}
export type MovementKind = keyof MeasurementByKind<string, VariantId>

/** A measurement of whatever movement there may be. */
export type AnyMeasurement = MeasurementByKind<string, VariantId>[MovementKind]

export type MeasuredAs<M> =
  | { ok: true; measurement: M }
  | { ok: false; reason: RefusalReason; quality: Quality | null }
