import type { StrengthFacts } from './strength-facts.ts'

type Movement = Pick<StrengthFacts, 'movement' | 'seated'>

export const isSquat = ({ movement, seated }: Movement) => movement === 'squat' && !seated
export const isStand = ({ movement, seated }: Movement) => movement === 'squat' && seated

/** More squats stopped above level than not, or half of them. */
export const staysShallow = (facts: StrengthFacts) =>
  isSquat(facts) && facts.partials >= 3 && facts.partials >= facts.reps

/** Knee angle in degrees; 90 is level thighs. A house threshold for the words only. */
const justLevel = 85

export const onlyJustLevel = (facts: StrengthFacts) =>
  isSquat(facts) && facts.deepestDegrees !== null && facts.deepestDegrees >= justLevel

const plentyScore = 80

export const isPlenty = ({ score }: Pick<StrengthFacts, 'score'>) => score !== null && score >= plentyScore

/** House threshold, seconds: below it there is hardly time to sit and stand in full. */
const quickPaceSeconds = 1
/** Percentile below which more are wanted, and not slower ones. */
const leastHurriedScore = 60

export const isHurried = ({ secondsPerRep, score }: Pick<StrengthFacts, 'secondsPerRep' | 'score'>) =>
  secondsPerRep !== null && secondsPerRep < quickPaceSeconds && (score === null || score >= leastHurriedScore)
