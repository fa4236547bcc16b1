import type { SaidOf } from './advice.ts'
import type { balanceObservations } from './balance-observations.ts'
import type { balanceRecommendations } from './balance-recommendations.ts'
import type { flexibilityObservations } from './flexibility-observations.ts'
import type { flexibilityRecommendations } from './flexibility-recommendations.ts'
import type { GeneralFacts, generalRecommendations } from './general-recommendations.ts'
import type { ReachValues } from './reach-facts.ts'
import type { MissingValues, retryRecommendations } from './retry-recommendations.ts'
import type { StanceValues } from './stance-facts.ts'
import type { StrengthValues } from './strength-facts.ts'
import type { strengthObservations } from './strength-observations.ts'
import type { strengthRecommendations } from './strength-recommendations.ts'

type Said<Library extends readonly unknown[], Values> = SaidOf<Library[number], Values>

/** Something seen in a movement. */
export type Observation =
  | Said<typeof balanceObservations, StanceValues>
  | Said<typeof flexibilityObservations, ReachValues>
  | Said<typeof strengthObservations, StrengthValues>

/** Something to practise for one test. */
export type Exercise =
  | Said<typeof balanceRecommendations, StanceValues>
  | Said<typeof flexibilityRecommendations, ReachValues>
  | Said<typeof strengthRecommendations, StrengthValues>

/** What to do this week. */
export type Recommendation =
  | Exercise
  | Said<typeof generalRecommendations, GeneralFacts['values']>
  | Said<typeof retryRecommendations, MissingValues>
