import type { Advice, Situation } from './advice.ts'
import { balanceObservations } from './balance-observations.ts'
import { balanceRecommendations } from './balance-recommendations.ts'
import { flexibilityAdvice } from './flexibility-advice.ts'
import { generalRecommendations } from './general-recommendations.ts'
import { retryRecommendations } from './retry-recommendations.ts'
import { strengthObservations } from './strength-observations.ts'
import { strengthRecommendations } from './strength-recommendations.ts'

/** Every text Lithe can say about a measurement, with when and why; without the condition, which is code. */
export const adviceLibrary: readonly Omit<Advice<Situation>, 'when' | 'comesFirst'>[] = [
  ...balanceObservations,
  ...balanceRecommendations,
  ...flexibilityAdvice,
  ...strengthObservations,
  ...strengthRecommendations,
  ...generalRecommendations,
  ...retryRecommendations,
]
