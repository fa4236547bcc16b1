import type { MovementId, RefusalReason, Test } from '@lithe/movements/catalog'
import type { Prior } from './model/posterior.ts'
import type { Zone } from './words.ts'

/** A test that gave nothing to go by; null when it was never done or its numbers made no sense. */
export type Missing = { missing: true; reason: RefusalReason | null }

export type ScoredPart = {
  /** Mid-rank percentile for age and sex, 0–100; null where no norm exists. */
  userScore: number | null
  zone: Zone | null
  zoneStart: number
  zoneEnd: number
  /** Years this test adds to (+) or takes from (−) the mobility age; null when it has no say in it. */
  yearsEffect: number | null
  movement: MovementId
  observations: string[]
}

/** Per test: seconds held, degrees reached or repetitions counted. */
export type Breakdown = {
  balance: (ScoredPart & { duration: number; censored: boolean }) | Missing
  flexibility: (ScoredPart & { minRange: number }) | Missing
  strength: (ScoredPart & { reps: number; partials: number }) | Missing
}

export type Assessment = {
  modelVersion: string
  /** Posterior mean in years, not rounded; null when no test could be scored. */
  mobilityAge: number | null
  /** Four times out of five the age lies in here; youngest first. */
  range80: [number, number] | null
  prior: Prior
  /** Without an age there is nothing to praise or to mind: yellow. */
  mobilityStatus: Zone
  description: string
  missing: { test: Test; reason: RefusalReason | null }[]
  breakdown: Breakdown
  recommendations: string[]
}
