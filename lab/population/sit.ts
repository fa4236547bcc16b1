import { shareWithoutChance } from '../../packages/scoring/src/balance/stance-model.ts'
import { practiceEffects, retestErrors } from '../../packages/scoring/src/norms/retest-error.ts'
import { stanceNorm } from '../../packages/scoring/src/norms/stance-norm.ts'
import type { Chance } from './chance.ts'
import type { Drawn } from './draw-person.ts'
import type { World } from './worlds.ts'

/** What one sitting came to, as the player measures it: the window runs from the lift, however late that was. */
export type Sitting = {
  liftedAfterSeconds: number
  heldSeconds: number
  isRunning: boolean
  hipDegrees: number
  reps: number
}

const { parameters } = stanceNorm
const latest = { from: 0.5, to: 3 } as const

/** Seconds after which a person steps off for no reason of balance. */
function chanceSeconds(chance: Chance, world: World, windowSeconds: number): number {
  const share = chance.share()
  let [low, high] = [0, 1000]
  for (let round = 0; round < 30; round++) {
    const middle = (low + high) / 2
    if (shareWithoutChance(parameters, middle) > share) low = middle
    else high = middle
  }
  return chance.share() < world.lapses ? Math.min(low, chance.share() * windowSeconds) : low
}

export function sit(chance: Chance, world: World, drawn: Drawn, windowSeconds: number): Sitting {
  const held = Math.min(drawn.limitSeconds, chanceSeconds(chance, world, windowSeconds))
  return {
    liftedAfterSeconds: latest.from + (latest.to - latest.from) * chance.share(),
    heldSeconds: Math.min(held, windowSeconds),
    isRunning: held >= windowSeconds,
    hipDegrees: drawn.hipDegrees,
    reps: Math.max(0, Math.round(drawn.reps)),
  }
}

/** The same person on another day: published errors of measurement, and what practice gives the second time. */
export function sitAgain(
  chance: Chance,
  sitting: Sitting,
  windowSeconds: number,
  isSecond: boolean,
): Sitting {
  const gained = isSecond ? 1 : 0
  const stance = retestErrors['single-leg-stance']
  const ratio =
    Math.exp(stance.error * chance.normal()) *
    (isSecond && !sitting.isRunning ? practiceEffects.stanceRatio : 1)
  const seconds = sitting.heldSeconds * ratio
  return {
    ...sitting,
    heldSeconds: Math.min(seconds, windowSeconds),
    isRunning: seconds >= windowSeconds,
    hipDegrees:
      sitting.hipDegrees +
      retestErrors['toe-touch'].error * chance.normal() -
      gained * practiceEffects.foldDegrees,
    reps: Math.max(
      0,
      Math.round(
        sitting.reps + retestErrors.squat.error * chance.normal() + gained * practiceEffects.repetitions,
      ),
    ),
  }
}
