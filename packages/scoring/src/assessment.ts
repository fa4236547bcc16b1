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
import type { Leads, Standing } from './standing.ts'
import type { Zone } from './told.ts'

type Told = {
  /** Mid-rank percentile for age and sex, 0–100; null where there is nothing to compare with. */
  userScore: number | null
  zone: Zone | null
  zoneStart: number
  zoneEnd: number
  /** What the score stands on, or why there is none. */
  basis: Basis | null
  movement: MovementId
  /** The easier way it was done in; null as it is meant. */
  ease: VariantId | null
  quality: Quality['level']
  observations: Observation[]
}

export type ScoredPart = Told & {
  /** Whole years this test adds to (+) or takes from (−) the real age; null when it has no say in the mobility age. */
  yearsEffect: number | null
}

/** One of several strength movements: repetitions or the longest hold in seconds, never both. */
export type StrengthMovement = Told & {
  reps: number | null
  partials: number
  seconds: number | null
  /** The clock ran out before the hold did. */
  censored: boolean
  windowSeconds: number
  /** How the person rose: told, and scored nowhere. */
  rising?: Rising
}

/** Per test: seconds held, degrees reached or repetitions counted; null where a plank is all there is. */
export type Breakdown = {
  balance: (ScoredPart & { duration: number; censored: boolean; windowSeconds: number }) | Missing
  flexibility: (ScoredPart & { minRange: number }) | Missing
  strength:
    | (ScoredPart & {
        reps: number | null
        partials: number
        /** All that were begun, the leading one first. */
        movements: (StrengthMovement | MissingMovement)[]
      })
    | Missing
}

export type Assessment = {
  modelVersion: string
  /** Posterior mean in years, not rounded; null when no test could be scored. */
  mobilityAge: number | null
  /** Four times out of five the age lies in here, given the real age; youngest first. */
  range80: [number, number] | null
  /** How the told age stands to the real one; null without an age, and where "or more" cannot be compared. */
  comparison: Comparison | null
  /** Where all tests that have a say stand together; null where the age is. */
  standing: Standing | null
  /** Why the standing comes before the age; null where it does not. */
  leads: Leads | null
  prior: Prior
  /** Where no age is compared there is nothing to praise: yellow. */
  mobilityStatus: Zone
  /** One sentence at most that comes before all others. */
  first: (Concern | Reassurance)[]
  /** The free summary, part after part. */
  description: SummaryPart[]
  /** What stands behind it. */
  behind: BehindPart[]
  /** What this visit and the last say together; null of a first visit. */
  change: Verdict | null
  missing: { test: Test; reason: RefusalReason | null }[]
  breakdown: Breakdown
  recommendations: Recommendation[]
  /** The papers behind what the recommendations claim. */
  adviceSources: CitationId[]
}
