import type { StrengthFacts } from './strength-facts.ts'

type Movement = Pick<StrengthFacts, 'movement' | 'seated'>

export const isSquat = ({ movement, seated }: Movement) => movement === 'squat' && !seated
export const isStand = ({ movement, seated }: Movement) => movement === 'squat' && seated

/** At least as many partial squats as full ones. */
export const staysShallow = (facts: StrengthFacts) =>
  isSquat(facts) && facts.partials >= 3 && facts.partials >= facts.reps

/** Knee angle in degrees; level thighs are at 90. House threshold, for wording only. */
const justLevel = 85

export const onlyJustLevel = (facts: StrengthFacts) =>
  isSquat(facts) && facts.deepestDegrees !== null && facts.deepestDegrees >= justLevel

const plentyScore = 80

export const isPlenty = ({ score }: Pick<StrengthFacts, 'score'>) => score !== null && score >= plentyScore

/** House threshold in seconds; a quicker pace hardly leaves time to sit and stand fully. */
const quickPaceSeconds = 1
/** Percentile below which the advice is more repetitions rather than slower ones. */
const leastHurriedScore = 60

export const isHurried = ({ secondsPerRep, score }: Pick<StrengthFacts, 'secondsPerRep' | 'score'>) =>
  secondsPerRep !== null && secondsPerRep < quickPaceSeconds && (score === null || score >= leastHurriedScore)
