import type { ReachFacts } from './reach-facts.ts'

/** Percentile of a notably deep reach. */
const deepScore = 80

export const isDeep = ({ score }: Pick<ReachFacts, 'score'>) => score !== null && score >= deepScore
