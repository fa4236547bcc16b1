import type { ReachFacts } from './reach-facts.ts'

/** From here the reach of most people of that age is well behind. */
const deepScore = 80

export const isDeep = ({ score }: Pick<ReachFacts, 'score'>) => score !== null && score >= deepScore
