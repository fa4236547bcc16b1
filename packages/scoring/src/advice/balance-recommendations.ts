import type { Advice } from './advice.ts'
import { balanceOnOneLeg } from './balance-on-one-leg.ts'
import { balanceWithHands } from './balance-with-hands.ts'
import type { StanceFacts } from './stance-facts.ts'

/** Support precedes practice of the weaker side: the order is the priority. */
export const balanceRecommendations = [
  ...balanceWithHands,
  ...balanceOnOneLeg,
] as const satisfies readonly Advice<StanceFacts>[]
