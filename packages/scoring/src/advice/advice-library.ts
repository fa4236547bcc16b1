import type { Advice, Situation } from './advice.ts'
import { balanceObservations } from './balance-observations.ts'
import { balanceRecommendations } from './balance-recommendations.ts'
import { flexibilityObservations } from './flexibility-observations.ts'
import { flexibilityRecommendations } from './flexibility-recommendations.ts'
import { generalRecommendations } from './general-recommendations.ts'
import { retryRecommendations } from './retry-recommendations.ts'
import { strengthObservations } from './strength-observations.ts'
import { strengthRecommendations } from './strength-recommendations.ts'

/** Everything Lithe can say about a measurement, without the conditions, which are functions. */
export const adviceLibrary: readonly Omit<Advice<Situation>, 'when' | 'comesFirst'>[] = [
  ...balanceObservations,
  ...balanceRecommendations,
  ...flexibilityObservations,
  ...flexibilityRecommendations,
  ...strengthObservations,
  ...strengthRecommendations,
  ...generalRecommendations,
  ...retryRecommendations,
]
