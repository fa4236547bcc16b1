import type { ReachMeasurement } from '@lithe/movements/catalog'
import { curveThrough } from '../model/curve.ts'
import { toeTouchCurve } from '../norms/toe-touch-norm.ts'
import type { Person, Sex } from '../person.ts'
import type { AgeSay, Scored } from '../scored.ts'
import { scoreBasis } from '../words.ts'
import { scoreFold } from './score-fold.ts'

const { ages, medianLeanDegrees, thighTiltDegrees } = toeTouchCurve
const medianLean = {
  Male: curveThrough(ages, medianLeanDegrees.Male),
  Female: curveThrough(ages, medianLeanDegrees.Female),
}

/** The hip angle half of the people of an age reach; smaller is deeper. */
export const medianHipDegrees = (age: number, sex: Sex): number =>
  180 - thighTiltDegrees - medianLean[sex](age)

export const scoreToeTouch = (reach: ReachMeasurement, person: Person): Scored & AgeSay =>
  scoreFold(reach, person, { ...toeTouchCurve, medianHipDegrees, basis: scoreBasis['toe-touch'] })
