import { shareHoldingLess } from '../../packages/scoring/src/balance/stance-evidence.ts'
import { shareWithoutChance } from '../../packages/scoring/src/balance/stance-model.ts'
import { medianHipDegrees } from '../../packages/scoring/src/flexibility/score-toe-touch.ts'
import { normalShareBelow } from '../../packages/scoring/src/model/normal.ts'
import { chairStandNorm, squatBridge } from '../../packages/scoring/src/norms/chair-stand-norm.ts'
import { toeTouchNorm } from '../../packages/scoring/src/norms/reach-norm.ts'
import { practiceEffects, retestErrors } from '../../packages/scoring/src/norms/retest-error.ts'
import { stanceNorm } from '../../packages/scoring/src/norms/stance-norm.ts'
import type { Sex } from '../../packages/scoring/src/person.ts'
import { medianSquats } from '../../packages/scoring/src/strength/score-stands.ts'
import type { Chance } from './chance.ts'
import type { Drawn } from './draw-person.ts'
import type { World } from './worlds.ts'

/** One sitting as the player measures it: the window begins with the lift, however late. */
export type Sitting = {
  liftedAfterSeconds: number
  heldSeconds: number
  isRunning: boolean
  hipDegrees: number
  reps: number
}

const { parameters } = stanceNorm
const latest = { from: 0.5, to: 3 } as const

/** When a person steps off for reasons other than balance. */
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

/** Lets the same person sit on another day: published retest errors, and the practice effect. */
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

/** The sitting of a person at one percentile in all three tests, from the common curves. */
export function sittingAt(share: number, age: number, sex: Sex, windowSeconds: number): Sitting {
  const heldSeconds = whereShareIs(share, [0, windowSeconds], seconds => shareHoldingLess(seconds, age, sex))
  const deviations = whereShareIs(share, [-6, 6], normalShareBelow)
  return {
    liftedAfterSeconds: latest.from,
    heldSeconds,
    isRunning: shareHoldingLess(windowSeconds, age, sex) <= share,
    hipDegrees: medianHipDegrees(age, sex) - toeTouchNorm.sdDegrees * deviations,
    reps: Math.max(
      0,
      Math.round(medianSquats(age, sex) + squatBridge.factor * chairStandNorm.sd * deviations),
    ),
  }
}

/** The value between two bounds below which a given fraction of people lies. */
function whereShareIs(
  share: number,
  [low, high]: [number, number],
  below: (value: number) => number,
): number {
  for (let round = 0; round < 40; round++) {
    const middle = (low + high) / 2
    if (below(middle) < share) low = middle
    else high = middle
  }
  return high
}
