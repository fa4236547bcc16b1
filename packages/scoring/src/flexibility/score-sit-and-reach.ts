import type { ReachMeasurement } from '@lithe/movements/catalog'
import { basedOn } from '../basis.ts'
import { floorReachBias } from '../norms/camera-error.ts'
import { sitAndReachNorm } from '../norms/reach-norm.ts'
import type { Person, Sex } from '../person.ts'
import type { AgeSay, Scored } from '../scored.ts'
import { medianPastSoles } from './reach-past-soles.ts'
import { scoreFold } from './score-fold.ts'

const { heightCentimetres } = sitAndReachNorm

/** Segment lengths as fractions of body height, with straight legs on the floor. */
const trunk = 0.288
const arm = 0.44
const hipToSole = 0.53
const handAboveHip = 0.13

/** Converts a hip angle to centimetres that the fingertips are past the soles. */
export function pastSolesCentimetres(hipDegrees: number, sex: Sex): number {
  const hip = (hipDegrees * Math.PI) / 180
  const forward = Math.sqrt(arm ** 2 - (trunk * Math.sin(hip) - handAboveHip) ** 2)
  return (trunk * Math.cos(hip) + forward - hipToSole) * heightCentimetres[sex]
}

/** Converts a reach to a hip angle, to a tenth of a degree. */
function hipDegreesAt(centimetres: number, sex: Sex): number {
  const enough = Array.from({ length: 900 }, (_, index) => 120 - index / 10)
  return enough.find(degrees => pastSolesCentimetres(degrees, sex) >= centimetres) ?? 30
}

const known = { Male: new Map<number, number>(), Female: new Map<number, number>() }

/** Median hip angle at an age; a smaller angle is deeper. */
export function medianSittingHipDegrees(age: number, sex: Sex): number {
  const degrees = known[sex].get(age) ?? hipDegreesAt(medianPastSoles(sitAndReachNorm, age, sex), sex)
  known[sex].set(age, degrees)
  return degrees
}

export const scoreSitAndReach = (reach: ReachMeasurement, person: Person): Scored & AgeSay =>
  scoreFold(reach, person, {
    ...sitAndReachNorm,
    medianHipDegrees: medianSittingHipDegrees,
    readShallow: floorReachBias,
    basis: basedOn('sit-and-reach'),
  })
