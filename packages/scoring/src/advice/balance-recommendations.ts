import type { Advice } from './advice.ts'
import { balanceOnOneLeg } from './balance-on-one-leg.ts'
import { balanceWithHands } from './balance-with-hands.ts'
import type { StanceFacts } from './stance-facts.ts'

/** In order of priority: support comes before work on the weaker side. */
export const balanceRecommendations = [
  ...balanceWithHands,
  ...balanceOnOneLeg,
] as const satisfies readonly Advice<StanceFacts>[]
