import type { ReachMeasurement } from '@lithe/movements/catalog'
import { basedOn } from '../basis.ts'
import { toeTouchNorm } from '../norms/reach-norm.ts'
import type { Person, Sex } from '../person.ts'
import type { AgeSay, Scored } from '../scored.ts'
import { medianPastSoles } from './reach-past-soles.ts'
import { scoreFold } from './score-fold.ts'

/** Fingertips above the floor are 9 % of the height with a trunk at right angles, and its cosine times 28.8 % else. */
const handsAtRightAngle = 0.09
const shoulderShare = 0.288

/** Lean of the trunk from upright at a reach past the soles, degrees, by segment lengths as shares of height. */
function leanDegrees(pastSolesCentimetres: number, sex: Sex): number {
  const cosine =
    (-pastSolesCentimetres / toeTouchNorm.heightCentimetres[sex] - handsAtRightAngle) / shoulderShare
  return (Math.acos(Math.max(-1, Math.min(1, cosine))) * 180) / Math.PI
}

/** The hip angle half of the people of an age reach; smaller is deeper. */
export const medianHipDegrees = (age: number, sex: Sex): number =>
  180 - toeTouchNorm.thighTiltDegrees - leanDegrees(medianPastSoles(toeTouchNorm, age, sex), sex)

export const scoreToeTouch = (reach: ReachMeasurement, person: Person): Scored & AgeSay =>
  scoreFold(reach, person, { ...toeTouchNorm, medianHipDegrees, basis: basedOn('toe-touch') })
