import type { AgeEvidence } from './model/posterior.ts'
import type { Zone } from './words.ts'

/** What one measurement says: a percentile for age and sex, its zone, and its evidence about age. */
export type Scored = {
  /** Mid-rank percentile, 0–100. */
  score: number
  zone: Zone
  evidence: AgeEvidence
}
