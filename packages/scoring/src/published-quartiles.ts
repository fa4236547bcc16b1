import type { MovementId, VariantId } from '@lithe/movements/catalog'
import { shareHoldingLess } from './balance/stance-evidence.ts'
import { medianSittingHipDegrees } from './flexibility/score-sit-and-reach.ts'
import { medianHipDegrees } from './flexibility/score-toe-touch.ts'
import { chairStandNorm, squatBridge } from './norms/chair-stand-norm.ts'
import { sitAndReachNorm, toeTouchNorm } from './norms/reach-norm.ts'
import { stanceNorm } from './norms/stance-norm.ts'
import type { Person } from './person.ts'
import { medianSquats, medianStands } from './strength/score-stands.ts'

type Quartiles = readonly [lower: number, median: number, upper: number]

/** Published quartiles for an age and sex, in the movement's unit. */
export type Published = {
  quartiles: Quartiles
  /** SD between people of the same age, in the same unit as `betweenStudies`. */
  spread: number
  betweenStudies: number
}

/** Distance from a normal's mean to its quartile, in standard deviations. */
const toQuartile = 0.6745
const longestSeconds = 600

const around = (median: number, sd: number): Quartiles => [
  median - toQuartile * sd,
  median,
  median + toQuartile * sd,
]

function secondsHeldByAll(but: number, { age, sex }: Person): number {
  let [low, high] = [0, longestSeconds]
  for (let round = 0; round < 40; round++) {
    const middle = (low + high) / 2
    if (shareHoldingLess(middle, age, sex) < but) low = middle
    else high = middle
  }
  return high
}

type FoldNorm = { sdDegrees: number; systematicSdDegrees: number }
const ofFold = (median: number, { sdDegrees, systematicSdDegrees }: FoldNorm): Published => ({
  quartiles: around(median, sdDegrees),
  spread: sdDegrees,
  betweenStudies: systematicSdDegrees,
})

type Done = { movement: MovementId; variant: VariantId | null }

/** Null if the movement's variant has no curve. */
export function publishedOf({ movement, variant }: Done, person: Person): Published | null {
  const { age, sex } = person
  const { sd, betweenStudiesSd } = chairStandNorm
  if (movement === 'single-leg-stance' && !variant)
    return {
      quartiles: [
        secondsHeldByAll(0.25, person),
        secondsHeldByAll(0.5, person),
        secondsHeldByAll(0.75, person),
      ],
      spread: stanceNorm.parameters.sigmaLogSeconds,
      betweenStudies: stanceNorm.betweenStudiesSd,
    }
  if (movement === 'toe-touch' && !variant) return ofFold(medianHipDegrees(age, sex), toeTouchNorm)
  if (movement === 'sit-and-reach') return ofFold(medianSittingHipDegrees(age, sex), sitAndReachNorm)
  if (movement !== 'squat') return null
  const median = variant ? medianStands(age, sex) : medianSquats(age, sex)
  const betweenBridges = variant ? 0 : squatBridge.factorSd * median
  return {
    quartiles: around(median, sd),
    spread: sd,
    betweenStudies: Math.hypot(betweenStudiesSd, betweenBridges),
  }
}
