import type { ReachMeasurement } from '@lithe/movements/catalog'
import { basedOn } from '../basis.ts'
import { toeTouchNorm } from '../norms/reach-norm.ts'
import type { Person, Sex } from '../person.ts'
import type { AgeSay, Scored } from '../scored.ts'
import { medianPastSoles } from './reach-past-soles.ts'
import { scoreFold } from './score-fold.ts'

/** The fingertips of a right-angled trunk are 9 % of body height above the floor; otherwise cos(lean) times 28.8 %. */
const handsAtRightAngle = 0.09
const shoulderShare = 0.288

/** Trunk lean from upright at a reach past the soles, in degrees, from segment lengths as fractions of height. */
function leanDegrees(pastSolesCentimetres: number, sex: Sex): number {
  const cosine =
    (-pastSolesCentimetres / toeTouchNorm.heightCentimetres[sex] - handsAtRightAngle) / shoulderShare
  return (Math.acos(Math.max(-1, Math.min(1, cosine))) * 180) / Math.PI
}

/** Median hip angle at an age; a smaller angle is deeper. */
export const medianHipDegrees = (age: number, sex: Sex): number =>
  180 - toeTouchNorm.thighTiltDegrees - leanDegrees(medianPastSoles(toeTouchNorm, age, sex), sex)

export const scoreToeTouch = (reach: ReachMeasurement, person: Person): Scored & AgeSay =>
  scoreFold(reach, person, { ...toeTouchNorm, medianHipDegrees, basis: basedOn('toe-touch') })
