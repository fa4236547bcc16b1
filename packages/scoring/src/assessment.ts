import type { Comparison, Verdict } from '@lithe/contracts/constants'
import type { MovementId, Quality, RefusalReason, Rising, Test, VariantId } from '@lithe/movements/catalog'
import type { Observation, Recommendation } from './advice/said.ts'
import type { Basis } from './basis.ts'
import type { BehindPart } from './behind.ts'
import type { Concern } from './concern.ts'
import type { Reassurance, SummaryPart } from './describe.ts'
import type { Missing, MissingMovement } from './missing.ts'
import type { Prior } from './model/posterior.ts'
import type { CitationId } from './norms/citations.ts'
import type { Zone } from './reported.ts'
import type { Leads, Standing } from './standing.ts'

type CommonPart = {
  /** Mid-rank percentile for age and sex, 0–100; null if there is no norm. */
  userScore: number | null
  zone: Zone | null
  zoneStart: number
  zoneEnd: number
  /** Median for that age and sex, in the measurement's unit and window; null if unknown. */
  median: number | null
  /** What the score is based on, or why there is no score. */
  basis: Basis | null
  movement: MovementId
  /** The easier variant used, or null. */
  variant: VariantId | null
  quality: Quality['level']
  observations: Observation[]
}

export type ScoredPart = CommonPart & {
  /** Whole years that this test adds to (+) or subtracts from (−) the real age; null if it does not count. */
  yearsEffect: number | null
}

/** One of several strength movements: repetitions, or the longest hold in seconds. */
export type StrengthMovement = CommonPart & {
  reps: number | null
  partials: number
  seconds: number | null
  /** Right-censored by the end of the window. */
  censored: boolean
  windowSeconds: number
  /** How the person stood up; reported, never scored. */
  rising?: Rising
}

/** Per test: seconds held, degrees reached or repetitions; null if there is only a plank. */
export type Breakdown = {
  balance: (ScoredPart & { duration: number; censored: boolean; windowSeconds: number }) | Missing
  flexibility: (ScoredPart & { minRange: number }) | Missing
  strength:
    | (ScoredPart & {
        reps: number | null
        partials: number
        /** Every movement begun, the leading one first. */
        movements: (StrengthMovement | MissingMovement)[]
      })
    | Missing
}

export type Assessment = {
  modelVersion: string
  /** Posterior mean in years, unrounded; null if no test could be scored. */
  mobilityAge: number | null
  /** 80 % credible interval, given the real age; youngest first. */
  range80: [number, number] | null
  /** Reported age relative to the real age; null if there is no age or "or more" cannot be compared. */
  comparison: Comparison | null
  /** Combined percentile of the tests that count; null if the age is null. */
  standing: Standing | null
  /** Why the standing comes before the age; null if it does not. */
  leads: Leads | null
  prior: Prior
  /** Yellow if no age is compared, since there is nothing to praise. */
  mobilityStatus: Zone
  /** At most one sentence, shown before all others. */
  first: (Concern | Reassurance)[]
  description: SummaryPart[]
  behind: BehindPart[]
  /** Joint verdict on this visit and the last; null on a first visit. */
  change: Verdict | null
  missing: { test: Test; reason: RefusalReason | null }[]
  breakdown: Breakdown
  recommendations: Recommendation[]
  /** Papers behind the recommendations' claims. */
  adviceSources: CitationId[]
}
