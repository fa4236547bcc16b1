import { describe, expect, test } from 'vitest'
import {
  averagePerson,
  bodyOf,
  dressedBody,
  jumpingJack,
  skeletonOf,
  steadyJacks,
} from '../../../choreography/choreography.ts'
import { garmentsOf } from './garments.ts'

const body = bodyOf(averagePerson)
const jumping = jumpingJack(body, { seconds: 5, repetitions: steadyJacks([180, 180]) })
const reachMetres = 0.05

describe.each([0, 1.6, 1.9, 2.6])('the garments at second %s of a jumping jack', seconds => {
  const skeleton = skeletonOf(body, jumping.postureAt(seconds))
  const parts = dressedBody(skeleton)
  const garments = garmentsOf(parts, skeleton)
  const isInside = (name: RegExp, x: number, y: number, z: number) =>
    garments.some(
      garment => name.test(garment.name) && (garment.solid.near(x, y, z, reachMetres)?.(x, y, z) ?? 1) < 0,
    )

  test('cover every part of the dressed body except the stripes', () => {
    for (const { name, tube } of parts.filter(({ cloth }) => cloth !== 'stripe')) {
      const { place } = tube.sections[Math.floor(tube.sections.length / 2)] ?? { place: skeleton.pelvis }
      expect(isInside(/./, place.x, place.y, place.z), name).toBe(true)
    }
  })

  test('contain the joints they are worn over', () => {
    const { left, right } = skeleton.sides
    for (const { x, y, z } of [left.elbow, right.elbow]) expect(isInside(/jacket/, x, y, z)).toBe(true)
    for (const { x, y, z } of [left.knee, right.knee]) expect(isInside(/trousers/, x, y, z)).toBe(true)
  })

  test('leave a gap between arm and waist', () => {
    const { elbow } = skeleton.sides.left
    const beside = skeleton.lumbar.x + 0.7 * (elbow.x - skeleton.lumbar.x)
    if (beside > 0.17) expect(isInside(/jacket/, beside, skeleton.lumbar.y, skeleton.lumbar.z)).toBe(false)
  })
})
