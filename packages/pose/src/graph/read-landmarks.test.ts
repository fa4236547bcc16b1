import { describe, expect, test } from 'vitest'
import { readLandmarks } from './read-landmarks.ts'

const landmark = 24

/** One landmark at pixel (x, y) of 256, with a heat map that is cold except as given. */
function tensorsWith(
  x: number,
  y: number,
  warm: readonly { column: number; row: number; value: number }[] = [],
) {
  const landmarks = new Float32Array(39 * 5)
  landmarks.set([x, y, 0, 2, 0], landmark * 5)
  const heatMap = new Float32Array(64 * 64 * 39).fill(-100)
  for (const { column, row, value } of warm) heatMap[(row * 64 + column) * 39 + landmark] = value
  return { landmarks, heatMap, presence: 1, world: new Float32Array(117) }
}
const read = (tensors: ReturnType<typeof tensorsWith>) => readLandmarks(tensors)[landmark]

describe('a landmark in its region', () => {
  test('is where the network puts it if the heat map is empty', () => {
    expect(read(tensorsWith(64, 128))).toMatchObject({ u: 0.25, v: 0.5 })
    expect(read(tensorsWith(64, 128, [{ column: 17, row: 33, value: -0.1 }]))).toMatchObject({
      u: 0.25,
      v: 0.5,
    })
  })

  test('moves to the centroid of the heat map around it', () => {
    const warm = [
      { column: 17, row: 32, value: 100 },
      { column: 18, row: 34, value: 100 },
    ]
    expect(read(tensorsWith(64, 128, warm))).toMatchObject({ u: 17.5 / 64, v: 33 / 64 })
  })

  test('is unaffected by heat elsewhere', () => {
    expect(read(tensorsWith(64, 128, [{ column: 20, row: 32, value: 100 }]))).toMatchObject({ u: 0.25 })
    expect(read(tensorsWith(64, 128, [{ column: 19, row: 32, value: 100 }]))).toMatchObject({ u: 19 / 64 })
  })

  test('is unchanged outside the region', () => {
    expect(read(tensorsWith(-64, 300))).toMatchObject({ u: -0.25, v: 300 / 256 })
  })

  test('has a visibility that is the logistic of the network’s output', () => {
    expect(read(tensorsWith(64, 128))?.visibility).toBeCloseTo(0.881, 3)
  })
})
