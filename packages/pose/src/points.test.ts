import { describe, expect, expectTypeOf, test } from 'vitest'
import type { angleAt, imageMidpoint, worldDistance } from './geometry.ts'
import {
  type CameraPoint,
  cameraPoint,
  type ImagePoint,
  imagePoint,
  type PlanePoint,
  planePoint,
  toPlane,
  type WorldPoint,
  worldPoint,
} from './points.ts'

const image = imagePoint(0.5, 0.25)
const plane = planePoint(0.375, 0.25)
const world = worldPoint(0.1, 0.2, 0.3)
const camera = cameraPoint(0.1, 0.2, 2.3)

describe('points of one space', () => {
  test('are not taken for those of another', () => {
    expectTypeOf(plane).not.toExtend<ImagePoint>()
    expectTypeOf(image).not.toExtend<PlanePoint>()
    expectTypeOf(world).not.toExtend<PlanePoint>()
    expectTypeOf(world).not.toExtend<CameraPoint>()
    expectTypeOf(camera).not.toExtend<WorldPoint>()
  })

  test('are not made of bare numbers, nor of the numbers of another', () => {
    expectTypeOf({ x: 0.5, y: 0.5 }).not.toExtend<ImagePoint>()
    expectTypeOf({ x: world.x, y: world.y }).not.toExtend<PlanePoint>()
    expectTypeOf({ ...world, z: 0 }).toExtend<WorldPoint>()
  })

  test('are not mixed in one calculation', () => {
    type MiddleOf = Parameters<typeof imageMidpoint>[number]
    expectTypeOf(image).toExtend<MiddleOf>()
    // Shares of the picture and picture heights differ by the factor of its aspect.
    expectTypeOf(plane).not.toExtend<MiddleOf>()
    type OtherEnd = Parameters<typeof worldDistance<WorldPoint>>[1]
    expectTypeOf(world).toExtend<OtherEnd>()
    expectTypeOf(camera).not.toExtend<OtherEnd>()
    expectTypeOf(plane).not.toExtend<Parameters<typeof angleAt>[0]>()
  })

  test('are nothing but their numbers when the program runs', () => {
    expect(image).toStrictEqual({ x: 0.5, y: 0.25 })
    expect(world).toStrictEqual({ x: 0.1, y: 0.2, z: 0.3 })
  })
})

test('the picture becomes a plane when its width is told in its height', () => {
  expect(toPlane(image, 3 / 4)).toStrictEqual(plane)
})
