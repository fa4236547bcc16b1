import type { RepetitionMeasurement } from '@lithe/movements/catalog'
import { curveThrough } from '../model/curve.ts'
import { normalLogDensity, normalShareBelow } from '../model/normal.ts'
import { youthEndsAt } from '../model/prior.ts'
import { rowFor } from '../model/published-rank.ts'
import { cameraErrors } from '../norms/camera-error.ts'
import { chairStandCurve, olderChairStands, squatBridge } from '../norms/chair-stand-norm.ts'
import { retestErrors, youthRepetitionError } from '../norms/retest-error.ts'
import type { Person, Sex } from '../person.ts'
import type { AgeSay, Scored } from '../scored.ts'
import { scoreBasis, type Zone, zoneOfScore } from '../words.ts'

const windowOfNormSeconds = 30
const { ages, median, sd } = chairStandCurve
const medianByAge = { Male: curveThrough(ages, median.Male), Female: curveThrough(ages, median.Female) }
const sdByAge = { Male: curveThrough(ages, sd.Male), Female: curveThrough(ages, sd.Female) }

/** How what was counted is read off the chair-stand curve: stands as they are, free squats over the bridge. */
type Bridge = { factor: number; factorSd: number }
const bridges = { squats: squatBridge, stands: { factor: 1, factorSd: 0 } } as const satisfies Record<
  string,
  Bridge
>
const bridgeFor = ({ ease }: Pick<RepetitionMeasurement, 'ease'>): Bridge =>
  ease === 'seated' ? bridges.stands : bridges.squats

const medianStands = (age: number, sex: Sex): number => medianByAge[sex](age)
export const medianSquats = (age: number, sex: Sex): number => squatBridge.factor * medianStands(age, sex)

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

/** One spread for all ages: only then can one more repetition never add years, whoever does it. */
function evidenceSd(sex: Sex, { factor, factorSd }: Bridge, cameraError: number): number {
  const rows = olderChairStands.rows.filter(row => row.sex === sex && row.ages[1] < 90)
  const betweenPeople = factor * mean(rows.map(row => row.sd))
  const unknownFactor = factorSd * mean(rows.map(row => row.mean))
  return Math.hypot(betweenPeople, unknownFactor, cameraError)
}

/** From 60, a count below the lower quartile of Rikli & Jones is never green. */
export function standsZone(
  score: number,
  reps: number,
  person: Person,
  { factor }: Bridge = bridges.stands,
): Zone {
  const zone = zoneOfScore(score)
  const row = rowFor(olderChairStands.rows, person)
  return zone === 'green' && row && reps < factor * row.p25 ? 'yellow' : zone
}

/** Squats, or stands from a chair, in any window; a longer one is read as what it makes in 30 s. */
export function scoreStands(counted: RepetitionMeasurement, person: Person): Scored & AgeSay {
  const { age, sex } = person
  const bridge = bridgeFor(counted)
  const perNormWindow = windowOfNormSeconds / counted.windowSeconds
  const reps = counted.reps * perNormWindow
  const cameraError = cameraErrors[counted.quality.level].repetitions * perNormWindow
  const spread = evidenceSd(sex, bridge, cameraError)
  const adultError = retestErrors.squat?.error ?? 0
  const retestError = Math.hypot(age < youthEndsAt ? youthRepetitionError : adultError, cameraError)
  const evidenceAt = (count: number) => (candidate: number) =>
    normalLogDensity(count, bridge.factor * medianStands(candidate, sex), spread)
  const score = 100 * normalShareBelow((reps / bridge.factor - medianStands(age, sex)) / sdByAge[sex](age))
  return {
    score,
    zone: standsZone(score, reps, person, bridge),
    basis:
      counted.ease === 'seated' ? 'Compared with published chair stands for your age.' : scoreBasis.squat,
    evidence: evidenceAt(reps),
    evidenceOff: errors => evidenceAt(Math.max(0, reps + errors * retestError)),
    likelyOff: [0],
  }
}
