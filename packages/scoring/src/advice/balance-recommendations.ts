import type { Advice } from './advice.ts'
import { balanceOnOneLeg } from './balance-on-one-leg.ts'
import { balanceWithHands } from './balance-with-hands.ts'
import type { StanceFacts } from './stance-facts.ts'

/** What to hold on to comes before the side that needs more practice: the order is the choice. */
export const balanceRecommendations = [
  ...balanceWithHands,
  ...balanceOnOneLeg,
] as const satisfies readonly Advice<StanceFacts>[]
