import type { RepetitionMeasurement } from '@lithe/movements/catalog'
import { basedOn } from '../basis.ts'
import { sevenNormalNodes } from '../model/gauss-hermite.ts'
import { normalShareBelow } from '../model/normal.ts'
import { type AgeEvidence, curveOverAges, eachOf } from '../model/posterior.ts'
import { rowFor } from '../model/published-rank.ts'
import { cameraErrors } from '../norms/camera-error.ts'
import { chairStandNorm, seatSdStands, squatBridge } from '../norms/chair-stand-norm.ts'
import { olderChairStands } from '../norms/chair-stand-studies.ts'
import { retestErrors } from '../norms/retest-error.ts'
import { type Person, type Sex, sexTerms } from '../person.ts'
import { type ZoneSpans, zoneOf, zoneSpans, zoneSpansFrom } from '../reported.ts'
import type { AgeSay, Scored } from '../scored.ts'
import { medianStandsOf } from './stands-model.ts'

const windowOfNormSeconds = 30

/** Conversion to the chair-stand curve: none for stands, a factor for free squats. */
type Bridge = { factor: number; factorSd: number; seatSd: number }
const stands = { factor: 1, factorSd: 0 } as const
const bridges = {
  squats: { ...squatBridge, seatSd: 0 },
  stands: { ...stands, seatSd: 0 },
  standsFromAnySeat: { ...stands, seatSd: seatSdStands },
} as const satisfies Record<string, Bridge>

function bridgeFor({ variant, seat }: Pick<RepetitionMeasurement, 'variant' | 'seat'>): Bridge {
  if (variant !== 'seated') return bridges.squats
  return seat?.height === 'about-43-cm' ? bridges.stands : bridges.standsFromAnySeat
}

export const medianStands = (age: number, sex: Sex): number =>
  medianStandsOf(chairStandNorm, age, sexTerms[sex])
export const medianSquats = (age: number, sex: Sex): number => squatBridge.factor * medianStands(age, sex)

/** Age at which the bridge's uncertainty is evaluated, so that one SD serves all ages. */
const middleAge = 60

const normSd = (sex: Sex, { factor, factorSd, seatSd }: Bridge): number =>
  Math.hypot(factor * chairStandNorm.betweenStudiesSd, factorSd * medianStands(middleAge, sex), seatSd)

/** One SD for all ages, since only then can one more repetition never add years. */
const evidenceSd = (sex: Sex, bridge: Bridge, cameraError: number): number =>
  Math.hypot(bridge.factor * chairStandNorm.sd, normSd(sex, bridge), cameraError)

/** A count below Rikli & Jones's lower quartile is never green from 60. */
function standsZones(person: Person, { factor }: Bridge = bridges.stands): ZoneSpans {
  const lowerQuartile = rowFor(olderChairStands.rows, person)?.quartiles?.[0]
  const yellowUntil = lowerQuartile === undefined ? 0 : 100 * rankOf(factor * lowerQuartile, person, factor)
  return zoneSpansFrom(zoneSpans.red.end, Math.max(zoneSpans.yellow.end, yellowUntil))
}

/** Mid-rank percentile for an age and sex. */
const rankOf = (reps: number, { age, sex }: Person, factor: number): number =>
  normalShareBelow((reps / factor - medianStands(age, sex)) / chairStandNorm.sd)

/** Counts converted to the norm's window: full squats, and possible ones. */
type Count = { full: number; perhaps: number }

/**
 * A partial squat is neither full nor proof that a full squat was impossible: the true count lies between the full
 * squats and all squats.
 */
function countEvidence({ full, perhaps }: Count, medians: Float64Array, spread: number): AgeEvidence {
  const evidence = new Float64Array(medians.length)
  for (let index = 0; index < evidence.length; index++) {
    const median = medians[index] ?? 0
    const above = normalShareBelow((median - (full - 0.5)) / spread)
    const beyond = normalShareBelow((median - (full + perhaps + 0.5)) / spread)
    evidence[index] = Math.max(Number.MIN_VALUE, above - beyond)
  }
  return evidence
}

/** Scores squats or chair stands; a longer window is converted to 30 s. */
export function scoreStands(counted: RepetitionMeasurement, person: Person): Scored & AgeSay {
  const { age, sex } = person
  const bridge = bridgeFor(counted)
  const { factor } = bridge
  const perNormWindow = windowOfNormSeconds / counted.windowSeconds
  const full = counted.reps * perNormWindow
  const perhaps = counted.partials * perNormWindow
  const { level } = counted.quality
  const cameraError = cameraErrors[level].repetitions * perNormWindow
  const spread = evidenceSd(sex, bridge, cameraError)
  const retestError = Math.hypot(retestErrors.squat.error, cameraError)
  const medians = eachOf(curveOverAges(medianStands, sex), stands => factor * stands)
  const scoreMore = (more: number) =>
    50 * (rankOf(full + more, person, factor) + rankOf(full + perhaps + more, person, factor))
  const score = scoreMore(0)
  const zones = standsZones(person, bridge)
  return {
    score,
    zone: zoneOf(score, zones),
    zones,
    median: (factor * medianStands(age, sex)) / perNormWindow,
    basis: basedOn(counted.variant === 'seated' ? 'chair-stands' : 'squats'),
    evidence: countEvidence({ full, perhaps }, medians, spread),
    kind: `stands ${counted.variant ?? 'free'} ${bridge.seatSd} ${counted.windowSeconds} ${level} ${sex}`,
    ordinary: () =>
      sevenNormalNodes.map(({ z, weight }) => ({
        evidence: countEvidence(
          { full: factor * medianStands(age, sex) + spread * z, perhaps: 0 },
          medians,
          spread,
        ),
        share: weight,
      })),
    middle: () => countEvidence({ full: factor * medianStands(age, sex), perhaps: 0 }, medians, spread),
    scoreOff: errors => scoreMore(errors * Math.hypot(retestError, normSd(sex, bridge))),
    surpassed: score,
  }
}
