import { describe, expect, test } from 'vitest'
import { anchorMiddles } from './anchors.ts'
import { findBody } from './find-body.ts'
import { regionOfPicture } from './region.ts'

const anchors = 2254
const region = regionOfPicture(640, 480)

/** Boxes by anchor: [logit, x, y, width, height, then the four points]. */
function tensors(seen: Record<number, readonly number[]>) {
  const boxes = new Float32Array(anchors * 12)
  const scores = new Float32Array(anchors).fill(-100)
  for (const [anchor, [score = 0, ...box]] of Object.entries(seen)) {
    scores[Number(anchor)] = score
    boxes.set(box, Number(anchor) * 12)
  }
  return { boxes, scores }
}

test('2,254 anchors are centred in three grids', () => {
  expect(anchorMiddles.length).toBe(anchors * 2)
  expect(Array.from(anchorMiddles.subarray(0, 6), value => +value.toFixed(4))).toEqual([
    0.0179, 0.0179, 0.0179, 0.0179, 0.0536, 0.0179,
  ])
  expect(Array.from(anchorMiddles.subarray(-2), value => +value.toFixed(4))).toEqual([0.9286, 0.9286])
})

describe('a body', () => {
  // Anchor 812 is at row 14, column 14 of the finest grid: 116 of 224 pixels both ways.
  const box = [0, 0, 100, 100, 0, 0, 0, -50, 0, 0, 0, 0]

  test('is located by its anchor and points, in frame pixels', () => {
    const found = findBody(tensors({ 812: [4, ...box] }), region, 0.5)
    const middle = { x: (116 / 224) * 640, y: (116 / 224) * 640 - 80 }
    expect(found?.middle.x).toBeCloseTo(middle.x, 3)
    expect(found?.middle.y).toBeCloseTo(middle.y, 3)
    expect(found?.rim.x).toBeCloseTo(middle.x, 3)
    expect(found?.rim.y).toBeCloseTo(middle.y - (50 / 224) * 640, 3)
  })

  test('is found only if it reaches the requested score', () => {
    const unsure = tensors({ 812: [-1, ...box] })
    expect(findBody(unsure, region, 0.5)).toBeNull()
    expect(findBody(unsure, region, 0.15)).not.toBeNull()
  })

  test('is the score-weighted mean of overlapping boxes, excluding other bodies', () => {
    const shifted = [0, 0, 100, 100, 8, 0, 8, -50, 0, 0, 0, 0]
    const alone = findBody(tensors({ 812: [4, ...box] }), region, 0.5)
    const both = findBody(tensors({ 812: [4, ...box], 813: [4, ...shifted], 0: [3, ...box] }), region, 0.5)
    expect((both?.middle.x ?? 0) - (alone?.middle.x ?? 0)).toBeCloseTo((4 / 224) * 640, 2)
    expect(both?.middle.y).toBeCloseTo(alone?.middle.y ?? 0, 3)
  })

  test('is absent if no anchor fires or its numbers are not finite', () => {
    expect(findBody(tensors({}), region, 0.15)).toBeNull()
    expect(findBody(tensors({ 812: [Number.NaN, ...box] }), region, 0.15)).toBeNull()
  })
})
