import type { ScoredBasis } from './basis.ts'
import type { AgeEvidence } from './model/posterior.ts'
import type { Zone, ZoneSpans } from './reported.ts'

/** Standing of one measurement among people of the same age and sex. */
export type Scored = {
  /** Mid-rank percentile, 0–100. */
  score: number
  zone: Zone
  /** Zone borders for this person; a rule may override the percentile. */
  zones: ZoneSpans
  /** Median for that age and sex, in the measurement's unit and window; null if there is no curve. */
  median: number | null
  /** What the comparison is based on. */
  basis: ScoredBasis
}

/** A result and its probability at the person's own age; the probabilities sum to 1. */
export type OrdinaryResult = { evidence: AgeEvidence; share: number }

/** What one measurement says about age, and how firmly. */
export type AgeSay = {
  evidence: AgeEvidence
  /** Evidence under alternative norm curves, if any; the range spans them. */
  otherShapes?: () => readonly AgeEvidence[]
  /** Cache key: movement, variant, window, quality and sex; whatever `ordinary` depends on besides age. */
  kind: string
  /** Expected results at this age and sex, to calibrate who gets their own age. */
  ordinary: () => readonly OrdinaryResult[]
  middle: () => AgeEvidence
  /** Percentile of a result shifted by standard errors, from retest, camera and between-study error. */
  scoreOff: (standardErrors: number) => number
  /** Percentage who certainly do less; lower than the score if the hold was censored. */
  surpassed: number
}
