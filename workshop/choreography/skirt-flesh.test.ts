import {
  averagePerson,
  between,
  bodyOf,
  lengthOf,
  minus,
  type Section,
  skeletonOf,
  skirtFlesh,
  smoothTube,
  type Vector,
} from '@lithe/body'
import { sides } from '@lithe/pose'
import { describe, expect, test } from 'vitest'
import { singleLegStance } from './movements/single-leg-stance.ts'
import { squat, steadyRepetitions } from './movements/squat.ts'

const body = bodyOf(averagePerson)
const squatting = squat(body, { seconds: 5, repetitions: steadyRepetitions([64]) })
const onOneLeg = singleLegStance(body, {
  seconds: 6,
  arms: 'out',
  unsteadiness: 0,
  holds: [{ lifted: 'left', fromSeconds: 1, toSeconds: 5, liftMetres: 0.25 }],
})

const along = (a: Vector, b: Vector, axis: Vector) => {
  const { x, y, z } = minus(a, b)
  return x * axis.x + y * axis.y + z * axis.z
}
const isInside = (point: Vector, { place, across, ahead, width, front, back }: Section) => {
  const deep = along(point, place, ahead)
  return (along(point, place, across) / width) ** 2 + (deep / (deep > 0 ? front : back)) ** 2 < 1
}

describe.each([
  ['standing', squatting, 0],
  ['at the bottom of a squat', squatting, 2.9],
  ['with a leg lifted', onOneLeg, 3],
] as const)('a skirt, %s', (_, movement, seconds) => {
  const skeleton = skeletonOf(body, movement.postureAt(seconds))

  test.each(sides)('surrounds the %s thigh and ends at the knee', side => {
    const sections = smoothTube(skirtFlesh(skeleton, side).tube, 6)
    const { hip, knee } = skeleton.sides[side]
    for (const share of [0.2, 0.5, 0.9]) {
      const point = between(hip, knee, share)
      expect(sections.some(section => isInside(point, section))).toBe(true)
    }
    expect(lengthOf(minus(sections.at(-1)?.place ?? hip, knee))).toBeLessThan(0.05)
  })
})
