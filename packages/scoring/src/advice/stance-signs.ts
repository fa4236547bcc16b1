import type { StanceFacts } from './stance-facts.ts'

/** House threshold in seconds; smaller differences between the legs are chance. */
const tellingGapSeconds = 5

export const legsDiffer = ({ legGapSeconds }: Pick<StanceFacts, 'legGapSeconds'>) =>
  legGapSeconds !== null && legGapSeconds >= tellingGapSeconds

/** House threshold in body heights, since none is published for hip sway seen by one phone. */
const wideSway = 0.02

export const swaysWidely = ({ sway }: Pick<StanceFacts, 'sway'>) => sway >= wideSway

const manyTries = 4

export const liftsOften = ({ legsTried, holdCount }: Pick<StanceFacts, 'legsTried' | 'holdCount'>) =>
  legsTried > 0 && holdCount >= manyTries
