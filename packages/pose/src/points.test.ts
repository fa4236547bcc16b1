import { describe, expect, expectTypeOf, test } from 'vitest'
import type { angleAt, worldDistance } from './geometry.ts'
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

describe('typed coordinates', () => {
  test('cannot be confused between spaces', () => {
    expectTypeOf(plane).not.toExtend<ImagePoint>()
    expectTypeOf(image).not.toExtend<PlanePoint>()
    expectTypeOf(world).not.toExtend<PlanePoint>()
    expectTypeOf(world).not.toExtend<CameraPoint>()
    expectTypeOf(camera).not.toExtend<WorldPoint>()
  })

  test('cannot be made from bare numbers or another space’s', () => {
    expectTypeOf({ x: 0.5, y: 0.5 }).not.toExtend<ImagePoint>()
    expectTypeOf({ x: world.x, y: world.y }).not.toExtend<PlanePoint>()
    expectTypeOf({ ...world, z: 0 }).toExtend<WorldPoint>()
  })

  test('cannot be mixed in one calculation', () => {
    type OtherEnd = Parameters<typeof worldDistance<WorldPoint>>[1]
    expectTypeOf(world).toExtend<OtherEnd>()
    expectTypeOf(camera).not.toExtend<OtherEnd>()
    expectTypeOf(plane).not.toExtend<Parameters<typeof angleAt>[0]>()
  })

  test('are plain numbers at run time', () => {
    expect(image).toStrictEqual({ x: 0.5, y: 0.25 })
    expect(world).toStrictEqual({ x: 0.1, y: 0.2, z: 0.3 })
  })
})

test('frame coordinates become plane coordinates by scaling x with the aspect ratio', () => {
  expect(toPlane(image, 3 / 4)).toStrictEqual(plane)
})
