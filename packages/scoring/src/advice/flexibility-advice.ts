import type { Advice } from './advice.ts'
import { flexibilityObservations } from './flexibility-observations.ts'
import { flexibilityRecommendations } from './flexibility-recommendations.ts'
import type { ReachFacts } from './reach-facts.ts'

export const flexibilityAdvice: readonly Advice<ReachFacts>[] = [
  ...flexibilityObservations,
  ...flexibilityRecommendations,
]
