/**
 * Easier variants: hand on a chair, semi-tandem, or seated. They are measured and shown, but compared only if they have
 * a norm.
 */
export const variantIds = ['supported', 'semi-tandem', 'seated'] as const
export type VariantId = (typeof variantIds)[number]

/** Why a measurement gave no number; the person is told what to change and repeats it. */
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

/** How reliable a measurement is. Fractions and visibility are 0–1. */
export type Quality = {
  level: 'good' | 'fair' | 'poor'
  framesPerSecond: number
  /** Fraction of frames in which a person is tracked. */
  trackedShare: number
  /** Fraction of tracked frames with every needed point inside the frame. */
  framedShare: number
  /** Mean visibility of the points used. */
  visibility: number
  view: 'front' | 'oblique' | 'side'
  /** Unsigned rotation from facing the camera: 0 front, 90 side-on. */
  viewDegrees: number
}

type Side = 'left' | 'right'

/**
 * How a hold ended. `let-go`: a foot touched or moved, or the line broke. `clock`: still held when measuring ended.
 * `unseen`: the person was lost. Only `let-go` is exact; the others are censored.
 */
export const holdEnds = ['let-go', 'clock', 'unseen'] as const
export type HoldEnd = (typeof holdEnds)[number]

/** One continuous span, in seconds from the window's start. */
export type Hold = {
  fromSeconds: number
  toSeconds: number
  /** Absent in data from older players. */
  endedBy?: HoldEnd
}
/** Both feet stand in semi-tandem, where `lifted` names the rear foot. */
export type StanceHold = Hold & { lifted: Side }

/** Answers about the chair's seat height. */
export const seatHeights = ['about-43-cm', 'lower', 'higher', 'unknown'] as const
export type SeatHeight = (typeof seatHeights)[number]

/** What is known about the chair. */
export type Seat = {
  /** Whether the camera saw the person seated at the start. */
  startedSeated: boolean
  /** The person's answer; null if not asked. */
  height: SeatHeight | null
}

/** A value and its standard error, in the same unit. */
export type Estimate = { value: number; error: number }

/** How a person stood up over the repetitions; null if too uncertain to report. */
export const risingParts = ['firstFive', 'unevenness', 'lean', 'kneeTravel', 'hipTravel'] as const
/**
 * `firstFive`: seconds for the first five repetitions. `unevenness`: SD of their intervals in seconds. `lean`:
 * maximum
 * trunk lean from standing, degrees. `kneeTravel`, `hipTravel`: range of motion in degrees. Medians over repetitions.
 */
export type Rising = Record<(typeof risingParts)[number], Estimate | null>

type Measuring<Id extends string> = { movement: Id; windowSeconds: number; quality: Quality }
/** `variant` is absent for the standard variant. */
type Eased<Id extends string, Ease extends VariantId> = Measuring<Id> & { variant?: Ease }

export type StanceOf<Id extends string, Ease extends VariantId> = Eased<Id, Ease> & {
  longestHoldSeconds: number
  holds: StanceHold[]
  /** SD of lateral hip movement during the longest hold, in body heights. */
  sway: number
}

export type ReachOf<Id extends string, Ease extends VariantId> = Eased<Id, Ease> & {
  /** Smallest hip angle held ≥ 0.5 s with straight knees, in degrees: about 175 upright, small when folded. */
  minHipDegrees: number
  /** Knee angle during that hold. */
  kneeDegrees: number
  /** A deeper reach that did not count because the knees were bent. */
  minHipDegreesWithBentKnees: number | null
}

export type RepetitionsOf<Id extends string, Ease extends VariantId> = Eased<Id, Ease> & {
  reps: number
  /** Attempts short of full range, shown but never counted. */
  partials: number
  /** Smallest working-joint angle of any full repetition, in degrees; null if there is none. */
  deepestDegrees: number | null
  /** Chair stands only; absent from older data. */
  seat?: Seat
  /** Chair stands only: the last stand was over half done at the end, and counts as in the published test. */
  isLastByBell?: true
  /** Squats and chair stands only; absent if nothing is certain enough. */
  rising?: Rising
}

export type HoldOf<Id extends string> = Measuring<Id> & { longestHoldSeconds: number; holds: Hold[] }

export type MeasurementByKind<Id extends string, Ease extends VariantId> = {
  stance: StanceOf<Id, Ease>
  reach: ReachOf<Id, Ease>
  repetitions: RepetitionsOf<Id, Ease>
  hold: HoldOf<Id>
}
export type MovementKind = keyof MeasurementByKind<string, VariantId>

export type AnyMeasurement = MeasurementByKind<string, VariantId>[MovementKind]

export type MeasuredAs<M> =
  | { ok: true; measurement: M }
  | { ok: false; reason: RefusalReason; quality: Quality | null }
