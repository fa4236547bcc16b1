import type { ReachMeasurement } from '@lithe/movements/catalog'
import { normalLogDensity, normalShareBelow } from '../model/normal.ts'
import { cameraErrors } from '../norms/camera-error.ts'
import { subjectAngleSdDegrees } from '../norms/retest-error.ts'
import type { Person, Sex } from '../person.ts'
import type { AgeSay, Scored } from '../scored.ts'
import { zoneOfScore } from '../words.ts'

type FoldNorm = {
  medianHipDegrees: (age: number, sex: Sex) => number
  /** Spread between people. */
  sdDegrees: number
  /** Disagreement between studies. */
  systematicSdDegrees: number
  basis: string
}

/** A hip angle among people of the same age and sex; smaller is deeper. */
export function scoreFold(reach: ReachMeasurement, { age, sex }: Person, norm: FoldNorm): Scored & AgeSay {
  const { medianHipDegrees, sdDegrees, systematicSdDegrees, basis } = norm
  const degrees = reach.minHipDegrees
  const cameraError = cameraErrors[reach.quality.level].angleDegrees
  const spread = Math.hypot(sdDegrees, systematicSdDegrees, cameraError)
  const retestError = Math.hypot(cameraError, subjectAngleSdDegrees)
  const evidenceAt = (angle: number) => (candidate: number) =>
    normalLogDensity(angle, medianHipDegrees(candidate, sex), spread)
  const score = 100 * normalShareBelow((medianHipDegrees(age, sex) - degrees) / sdDegrees)
  return {
    score,
    zone: zoneOfScore(score),
    basis,
    evidence: evidenceAt(degrees),
    evidenceOff: errors => evidenceAt(degrees - errors * retestError),
    likelyOff: [0],
  }
}
