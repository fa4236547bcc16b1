import { elbowsOf, type Instant, instantOf, kneesOf, type Look } from './instant.ts'
import type { TrueHold } from './true-holds.ts'
import { trueReach } from './true-reach.ts'
import { trueRepetitions } from './true-repetitions.ts'

/** A perfect measurement of the movement, with the fields that apply. */
export type Expected = {
  reps?: number
  partials?: number
  deepestKneeDegrees?: number
  deepestElbowDegrees?: number
  holds?: TrueHold[]
  longestHoldSeconds?: number
  minHipDegrees?: number
  minHipDegreesWithBentKnees?: number
  reason?: string
}

/** Computes the truth from densely sampled instants. */
export type Reading = (looks: readonly Look[]) => Expected

const rounded = (value: number, decimals: number) => Number(value.toFixed(decimals))

export function held(exactHolds: readonly TrueHold[]): Expected {
  const holds = exactHolds.map(hold => ({ ...hold, seconds: rounded(hold.seconds, 2) }))
  return { holds, longestHoldSeconds: Math.max(0, ...holds.map(hold => hold.seconds)) }
}

export function reached(instants: readonly Instant[]): Expected {
  const { minHipDegrees, minHipDegreesWithBentKnees } = trueReach(instants)
  return {
    ...(minHipDegrees !== null && { minHipDegrees: rounded(minHipDegrees, 1) }),
    ...(minHipDegreesWithBentKnees !== null && {
      minHipDegreesWithBentKnees: rounded(minHipDegreesWithBentKnees, 1),
    }),
  }
}

export const squatted: Reading = looks => {
  const { deepestDegrees, ...counts } = trueRepetitions(looks.map(instantOf), kneesOf)
  return { ...counts, ...(deepestDegrees !== null && { deepestKneeDegrees: rounded(deepestDegrees, 1) }) }
}

export const pushedUp: Reading = looks => {
  const { deepestDegrees, ...counts } = trueRepetitions(looks.map(instantOf), elbowsOf)
  return { ...counts, ...(deepestDegrees !== null && { deepestElbowDegrees: rounded(deepestDegrees, 1) }) }
}
