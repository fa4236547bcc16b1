import type { ReachMeasurement } from '@lithe/movements/catalog'
import { curveThrough } from '../model/curve.ts'
import { sitAndReachCurve } from '../norms/sit-and-reach-norm.ts'
import type { Person, Sex } from '../person.ts'
import type { AgeSay, Scored } from '../scored.ts'
import { scoreBasis } from '../words.ts'
import { scoreFold } from './score-fold.ts'

const { ages, medianPastSolesCentimetres, heightCentimetres } = sitAndReachCurve

/** Lengths as shares of body height, with straight legs on the floor. */
const trunk = 0.288
const arm = 0.44
const hipToSole = 0.53
const handAboveHip = 0.13

/** How far past the soles the fingertips come at a hip angle, centimetres. */
export function pastSolesCentimetres(hipDegrees: number, sex: Sex): number {
  const hip = (hipDegrees * Math.PI) / 180
  const forward = Math.sqrt(arm ** 2 - (trunk * Math.sin(hip) - handAboveHip) ** 2)
  return (trunk * Math.cos(hip) + forward - hipToSole) * heightCentimetres[sex]
}

/** The hip angle of a reach, to a tenth of a degree. */
function hipDegreesAt(centimetres: number, sex: Sex): number {
  const enough = Array.from({ length: 900 }, (_, index) => 120 - index / 10)
  return enough.find(degrees => pastSolesCentimetres(degrees, sex) >= centimetres) ?? 30
}

const medianBySex = (sex: Sex) =>
  curveThrough(
    ages,
    medianPastSolesCentimetres[sex].map(centimetres => hipDegreesAt(centimetres, sex)),
  )
const median = { Male: medianBySex('Male'), Female: medianBySex('Female') }

/** The hip angle half of the people of an age reach; smaller is deeper. */
export const medianSittingHipDegrees = (age: number, sex: Sex): number => median[sex](age)

export const scoreSitAndReach = (reach: ReachMeasurement, person: Person): Scored & AgeSay =>
  scoreFold(reach, person, {
    ...sitAndReachCurve,
    medianHipDegrees: medianSittingHipDegrees,
    basis: scoreBasis['sit-and-reach'],
  })
