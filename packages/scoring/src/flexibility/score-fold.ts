import type { ReachMeasurement } from '@lithe/movements/catalog'
import type { ScoredBasis } from '../basis.ts'
import { sevenNormalNodes } from '../model/gauss-hermite.ts'
import { normalEvidence, normalShareBelow } from '../model/normal.ts'
import { curveOverAges } from '../model/posterior.ts'
import { cameraErrors } from '../norms/camera-error.ts'
import { subjectAngleSdDegrees } from '../norms/retest-error.ts'
import type { Person, Sex } from '../person.ts'
import { zoneOf, zoneSpans } from '../reported.ts'
import type { AgeSay, Scored } from '../scored.ts'

type FoldNorm = {
  medianHipDegrees: (age: number, sex: Sex) => number
  /** Spread between people. */
  sdDegrees: number
  /** Disagreement between studies. */
  systematicSdDegrees: number
  /** Camera bias towards shallow readings, with its uncertainty. */
  readShallow?: { degrees: number; sdDegrees: number }
  basis: ScoredBasis
}

/** Scores a hip angle for age and sex; a smaller angle is deeper. */
export function scoreFold(reach: ReachMeasurement, { age, sex }: Person, norm: FoldNorm): Scored & AgeSay {
  const { medianHipDegrees, sdDegrees, systematicSdDegrees, readShallow, basis } = norm
  const degrees = reach.minHipDegrees - (readShallow?.degrees ?? 0)
  const { level } = reach.quality
  const cameraError = cameraErrors[level].angleDegrees
  const spread = Math.hypot(sdDegrees, systematicSdDegrees, cameraError, readShallow?.sdDegrees ?? 0)
  const retestError = Math.hypot(cameraError, subjectAngleSdDegrees)
  const medians = curveOverAges(medianHipDegrees, sex)
  const evidenceAt = (angle: number) => normalEvidence(angle, medians, spread)
  const rankOf = (angle: number) => 100 * normalShareBelow((medianHipDegrees(age, sex) - angle) / sdDegrees)
  const score = rankOf(degrees)
  return {
    score,
    zone: zoneOf(score),
    zones: zoneSpans,
    median: medianHipDegrees(age, sex) + (readShallow?.degrees ?? 0),
    basis,
    evidence: evidenceAt(degrees),
    kind: `${reach.movement} ${level} ${sex}`,
    ordinary: () =>
      sevenNormalNodes.map(({ z, weight }) => ({
        evidence: evidenceAt(medianHipDegrees(age, sex) + spread * z),
        share: weight,
      })),
    middle: () => evidenceAt(medianHipDegrees(age, sex)),
    scoreOff: errors => rankOf(degrees - errors * Math.hypot(retestError, systematicSdDegrees)),
    surpassed: score,
  }
}
