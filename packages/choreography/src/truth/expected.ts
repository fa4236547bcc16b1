import type { MovementId, VariantId } from '@lithe/movements/catalog'
import type { Movement } from '../movements/movement.ts'
import { elbowsOf, type Instant, instantOf, kneesOf, type Look, looksAt } from './instant.ts'
import { stretchedLeg } from './stretched-leg.ts'
import { trueChairStands } from './true-chair-stands.ts'
import { trueHalfSteps } from './true-half-steps.ts'
import { type TrueHold, trueHolds } from './true-holds.ts'
import { trueJacks } from './true-jacks.ts'
import { trueLineHolds } from './true-line-holds.ts'
import { trueReach } from './true-reach.ts'
import { trueRepetitions } from './true-repetitions.ts'

/** What a perfect measurement of the movement would say; only the fields that fit the movement. */
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

const looksPerSecond = 100
const rounded = (value: number, decimals: number) => Number(value.toFixed(decimals))

function held(exactHolds: readonly TrueHold[]): Expected {
  const holds = exactHolds.map(hold => ({ ...hold, seconds: rounded(hold.seconds, 2) }))
  return { holds, longestHoldSeconds: Math.max(0, ...holds.map(hold => hold.seconds)) }
}

function reached(instants: readonly Instant[]): Expected {
  const { minHipDegrees, minHipDegreesWithBentKnees } = trueReach(instants)
  return {
    ...(minHipDegrees !== null && { minHipDegrees: rounded(minHipDegrees, 1) }),
    ...(minHipDegreesWithBentKnees !== null && {
      minHipDegreesWithBentKnees: rounded(minHipDegreesWithBentKnees, 1),
    }),
  }
}

function squatted(looks: readonly Look[]): Expected {
  const { deepestDegrees, ...counts } = trueRepetitions(looks.map(instantOf), kneesOf)
  return { ...counts, ...(deepestDegrees !== null && { deepestKneeDegrees: rounded(deepestDegrees, 1) }) }
}

function pushedUp(looks: readonly Look[]): Expected {
  const { deepestDegrees, ...counts } = trueRepetitions(looks.map(instantOf), elbowsOf)
  return { ...counts, ...(deepestDegrees !== null && { deepestElbowDegrees: rounded(deepestDegrees, 1) }) }
}

const expectedFrom: Record<MovementId | 'none', (looks: readonly Look[]) => Expected> = {
  'single-leg-stance': looks => held(trueHolds(looks.map(instantOf))),
  'toe-touch': looks => reached(looks.map(instantOf)),
  squat: squatted,
  'push-up': pushedUp,
  'jumping-jack': trueJacks,
  plank: looks => held(trueLineHolds(looks)),
  'sit-and-reach': looks => reached(looks.map(instantOf)),
  none: () => ({}),
}

/** Done in an easier way, something else is looked for; with a hand on a chair, the same. */
const expectedOfVariants: Record<
  Movement['id'],
  Partial<Record<VariantId, (looks: readonly Look[]) => Expected>>
> = {
  'single-leg-stance': { 'semi-tandem': looks => held(trueHalfSteps(looks)) },
  squat: { seated: looks => trueChairStands(looks.map(instantOf)) },
  'toe-touch': { seated: looks => reached(looks.map(stretchedLeg)) },
  'push-up': {},
  'jumping-jack': {},
  plank: {},
  'sit-and-reach': {},
  none: {},
}

export function expectedOf(movement: Movement): Expected {
  const eased = movement.ease && expectedOfVariants[movement.id][movement.ease]
  return (eased ?? expectedFrom[movement.id])(looksAt(movement, looksPerSecond))
}
