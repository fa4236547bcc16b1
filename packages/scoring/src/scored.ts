import type { AgeEvidence } from './model/posterior.ts'
import type { Zone } from './words.ts'

/** Where one measurement stands among people of the same age and sex. */
export type Scored = {
  /** Mid-rank percentile, 0–100. */
  score: number
  zone: Zone
  /** What the comparison stands on, as a sentence. */
  basis: string
}

/** What one measurement says about age, and would have said at another sitting of the same person. */
export type AgeSay = {
  evidence: AgeEvidence
  /** The evidence of a result better or worse by so many standard errors of measurement. */
  evidenceOff: (standardErrors: number) => AgeEvidence
  /**
   * Where the true result may lie, in standard errors from the measured one, each as likely as the others: at the
   * measured one, or spread above it where the clock ran out.
   */
  likelyOff: readonly number[]
}
