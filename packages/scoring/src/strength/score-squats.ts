import type { RepetitionMeasurement } from '@lithe/movements/catalog'
import { curveThrough } from '../model/curve.ts'
import { normalLogDensity, normalShareBelow } from '../model/normal.ts'
import { chairStandCurve, olderChairStands, squatBridge } from '../norms/chair-stand-norm.ts'
import type { Person, Sex } from '../person.ts'
import type { Scored } from '../scored.ts'
import { type Zone, zoneOfScore } from '../words.ts'

const windowOfNormSeconds = 30
const { ages, median, sd } = chairStandCurve
const medianStands = { Male: curveThrough(ages, median.Male), Female: curveThrough(ages, median.Female) }
const sdStands = { Male: curveThrough(ages, sd.Male), Female: curveThrough(ages, sd.Female) }

export const medianSquats = (age: number, sex: Sex): number => squatBridge.factor * medianStands[sex](age)

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

/** One spread for all ages: only then can one more squat never add years, whoever does it. */
function evidenceSdOf(sex: Sex): number {
  const rows = olderChairStands.rows.filter(row => row.sex === sex && row.ages[1] < 90)
  const betweenPeople = squatBridge.factor * mean(rows.map(row => row.sd))
  const bridge = squatBridge.factorSd * mean(rows.map(row => row.mean))
  return Math.hypot(betweenPeople, bridge)
}
const evidenceSd = { Male: evidenceSdOf('Male'), Female: evidenceSdOf('Female') }

/** Mid-rank of a whole number in a smooth norm: half of those with the same count are below it. */
const squatScore = (reps: number, { age, sex }: Person) =>
  100 * normalShareBelow((reps - medianSquats(age, sex)) / (squatBridge.factor * sdStands[sex](age)))

/** From 60, a count below the lower quartile of Rikli & Jones is never green. */
export function squatZone(score: number, reps: number, { age, sex }: Person): Zone {
  const zone = zoneOfScore(score)
  const row = olderChairStands.rows.find(
    ({ sex: rowSex, ages: [from, to] }) => rowSex === sex && age >= from && age <= to,
  )
  return zone === 'green' && row && reps < squatBridge.factor * row.p25 ? 'yellow' : zone
}

export function scoreSquats(squats: RepetitionMeasurement, person: Person): Scored {
  const reps = (squats.reps * windowOfNormSeconds) / squats.windowSeconds
  const score = squatScore(reps, person)
  return {
    score,
    zone: squatZone(score, reps, person),
    evidence: candidate =>
      normalLogDensity(reps, medianSquats(candidate, person.sex), evidenceSd[person.sex]),
  }
}
