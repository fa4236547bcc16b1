import type { Advice } from './advice.ts'
import { armsAndTrunkObservations } from './arms-and-trunk-observations.ts'
import { chairStandObservations } from './chair-stand-observations.ts'
import { squatObservations } from './squat-observations.ts'
import type { StrengthFacts } from './strength-facts.ts'

export const strengthObservations = [
  ...armsAndTrunkObservations,
  ...chairStandObservations,
  ...squatObservations,
] as const satisfies readonly Advice<StrengthFacts>[]
