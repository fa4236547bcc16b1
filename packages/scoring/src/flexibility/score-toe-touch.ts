import type { ReachMeasurement } from '@lithe/movements/catalog'
import { curveThrough } from '../model/curve.ts'
import { normalLogDensity, normalShareBelow } from '../model/normal.ts'
import { cameraAngleSdDegrees } from '../norms/camera-error.ts'
import { toeTouchCurve } from '../norms/toe-touch-norm.ts'
import type { Person, Sex } from '../person.ts'
import type { Scored } from '../scored.ts'
import { zoneOfScore } from '../words.ts'

const { ages, medianLeanDegrees, sdDegrees, systematicSdDegrees, thighTiltDegrees } = toeTouchCurve
const medianLean = {
  Male: curveThrough(ages, medianLeanDegrees.Male),
  Female: curveThrough(ages, medianLeanDegrees.Female),
}

/** The hip angle half of the people of an age reach; smaller is deeper. */
export const medianHipDegrees = (age: number, sex: Sex): number =>
  180 - thighTiltDegrees - medianLean[sex](age)

const evidenceSd = Math.hypot(sdDegrees, systematicSdDegrees, cameraAngleSdDegrees)

export function scoreToeTouch(reach: ReachMeasurement, { age, sex }: Person): Scored {
  const score = 100 * normalShareBelow((medianHipDegrees(age, sex) - reach.minHipDegrees) / sdDegrees)
  return {
    score,
    zone: zoneOfScore(score),
    evidence: candidate =>
      normalLogDensity(reach.minHipDegrees, medianHipDegrees(candidate, sex), evidenceSd),
  }
}
