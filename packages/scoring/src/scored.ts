import type { ScoredBasis } from './basis.ts'
import type { AgeEvidence } from './model/posterior.ts'
import type { Zone, ZoneSpans } from './told.ts'

/** Where one measurement stands among people of the same age and sex. */
export type Scored = {
  /** Mid-rank percentile, 0–100. */
  score: number
  zone: Zone
  /** Where the zones lie for this person: a rule may end one elsewhere than the percentile alone would. */
  zones: ZoneSpans
  /** What the comparison stands on. */
  basis: ScoredBasis
}

/** A result and how likely it is among people of the person's own age, shares adding up to 1. */
export type OrdinaryResult = { evidence: AgeEvidence; share: number }

/** What one measurement says about age, and how surely it stands. */
export type AgeSay = {
  evidence: AgeEvidence
  /** The evidence under other curves that fit the norm's figures as well, where there are such: the range spans them. */
  otherShapes?: () => readonly AgeEvidence[]
  /** Names the movement, its way, window and clearness, and the sex: all that `ordinary` depends on besides the age. */
  kind: string
  /** What people of this age and sex come to, as the model expects it: it decides who is told their own age. */
  ordinary: () => readonly OrdinaryResult[]
  /** The evidence of the result that half of them reach. */
  middle: () => AgeEvidence
  /** The percentile of a result so many standard errors better, by all that is not known of it: the day, the camera, the studies. */
  scoreOff: (standardErrors: number) => number
  /** Percent of people who certainly do less: fewer than the score says where the clock ran out first. */
  surpassed: number
}
