import type { Advice } from './advice.ts'
import { armsAndTrunkRecommendations } from './arms-and-trunk-recommendations.ts'
import { chairStandRecommendations } from './chair-stand-recommendations.ts'
import { squatRecommendations } from './squat-recommendations.ts'
import { squatsAtTheChair } from './squats-at-the-chair.ts'
import type { StrengthFacts } from './strength-facts.ts'

export const strengthRecommendations = [
  ...squatsAtTheChair,
  ...squatRecommendations,
  ...chairStandRecommendations,
  ...armsAndTrunkRecommendations,
] as const satisfies readonly Advice<StrengthFacts>[]
