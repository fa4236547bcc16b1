import { shareLimitedBelow, standersOf } from '../../packages/scoring/src/balance/stance-model.ts'
import { medianHipDegrees } from '../../packages/scoring/src/flexibility/score-toe-touch.ts'
import { normalShareBelow } from '../../packages/scoring/src/model/normal.ts'
import { cameraErrors } from '../../packages/scoring/src/norms/camera-error.ts'
import { chairStandNorm, squatBridge } from '../../packages/scoring/src/norms/chair-stand-norm.ts'
import { toeTouchNorm } from '../../packages/scoring/src/norms/reach-norm.ts'
import { stanceNorm } from '../../packages/scoring/src/norms/stance-norm.ts'
import { type Sex, sexTerms } from '../../packages/scoring/src/person.ts'
import { medianSquats } from '../../packages/scoring/src/strength/score-stands.ts'
import type { Chance } from './chance.ts'
import type { World } from './worlds.ts'

/** A person's ability: `limitSeconds` is the hold that balance alone would allow. */
export type Drawn = { limitSeconds: number; hipDegrees: number; reps: number }

const { parameters } = stanceNorm

/** One of two correlated draws. */
const together = (chance: Chance, shared: number, correlation: number) =>
  Math.sqrt(correlation) * shared + Math.sqrt(1 - correlation) * chance.normal()

/** A person of a (latent) age; a better shared draw improves all three tests. */
export function drawPerson(chance: Chance, world: World, age: number, sex: Sex): Drawn {
  const shared = chance.normal()
  const stance = together(chance, shared, world.correlation)
  const shift = world.stanceShift ?? stanceNorm.betweenStudiesSd * chance.normal()
  const more = world.standsMore ?? chairStandNorm.betweenStudiesSd * chance.normal()
  const factor =
    world.standsMore === null ? squatBridge.factorSd * chance.normal() * medianSquats(60, sex) : 0
  const sdHip = Math.hypot(toeTouchNorm.sdDegrees, cameraErrors.good.angleDegrees)
  const reachShift = world.standsMore === null ? toeTouchNorm.systematicSdDegrees * chance.normal() : 0
  return {
    limitSeconds: limitAt(age, sex, shift, stance),
    hipDegrees: medianHipDegrees(age, sex) + reachShift - sdHip * together(chance, shared, world.correlation),
    reps:
      medianSquats(age, sex) +
      more +
      factor +
      chairStandNorm.sd * together(chance, shared, world.correlation),
  }
}

/** When balance ends a stance; never, for people it does not limit. `rank` is their ability. */
function limitAt(age: number, sex: Sex, shift: number, rank: number): number {
  const standers = standersOf(parameters, age, sexTerms[sex], shift)
  const share = normalShareBelow(rank)
  if (share >= standers.limitedShare) return Number.POSITIVE_INFINITY
  let [low, high] = [1e-3, 1e5]
  for (let round = 0; round < 40; round++) {
    const middle = Math.sqrt(low * high)
    if (shareLimitedBelow(parameters, middle)(standers.limitedShare, standers.medianLogSeconds) < share)
      low = middle
    else high = middle
  }
  return low
}
