import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { boxAround, type Pixels } from './pixels.ts'
import type { Region } from './region.ts'
import { sampleRegion } from './sample-region.ts'

/** A frame whose red is the column and whose green is the row. */
function drawn(width: number, height: number) {
  const read = ({ left, top, width: wide, height: high }: Omit<Pixels, 'data'>): Pixels => {
    const data = new Uint8ClampedArray(wide * high * 4)
    for (let y = 0; y < high; y += 1)
      for (let x = 0; x < wide; x += 1) data.set([left + x, top + y, 7, 255], (y * wide + x) * 4)
    return { left, top, width: wide, height: high, data }
  }
  return { width, height, read }
}

function sample(
  region: Region,
  side: number,
  outside: 'edge' | 'black' = 'edge',
  { width, height } = { width: 100, height: 80 },
) {
  const picture = drawn(width, height)
  const into = new Float32Array(side * side * 3)
  const pixels = picture.read(boxAround(region, width, height))
  sampleRegion(pixels, picture, { region, side, range: { scale: 1, offset: 0 }, outside }, into)
  return Array.from({ length: side * side }, (_, index) =>
    Array.from(into.subarray(index * 3, index * 3 + 3)),
  )
}

describe('sampling a region', () => {
  test('copies a region of equal resolution', () => {
    expect(sample({ x: 12, y: 22, side: 4, turn: 0 }, 4).slice(0, 5)).toEqual([
      [10, 20, 7],
      [11, 20, 7],
      [12, 20, 7],
      [13, 20, 7],
      [10, 21, 7],
    ])
  })

  test('interpolates between neighbouring pixels', () => {
    const [first] = sample({ x: 12.25, y: 22.5, side: 4, turn: 0 }, 4)
    expect(first).toEqual([10.25, 20.5, 7])
  })

  test('rotates a region that lies on its side', () => {
    const rows = sample({ x: 50, y: 40, side: 8, turn: Math.PI / 2 }, 4)
    // Up in the region is right in the frame.
    expect(rows[0]?.map(Math.round)).toEqual([54, 36, 7])
    expect(rows[1]?.map(Math.round)).toEqual([54, 38, 7])
  })

  test('repeats the edge beyond the frame, or uses black', () => {
    const region = { x: 0, y: 40, side: 8, turn: 0 }
    expect(sample(region, 8)[0]).toEqual([0, 36, 7])
    expect(sample(region, 8, 'black')[0]).toEqual([0, 0, 0])
  })

  test('scales pixels to the network’s range', () => {
    const into = new Float32Array(3)
    const white = { left: 0, top: 0, width: 1, height: 1, data: new Uint8ClampedArray([255, 0, 51, 255]) }
    const range = { scale: 1 / 127.5, offset: -1 }
    const region = { x: 0.5, y: 0.5, side: 1, turn: 0 }
    sampleRegion(white, white, { region, side: 1, range, outside: 'edge' }, into)
    expect(Array.from(into, value => +value.toFixed(3))).toEqual([1, -1, -0.6])
  })

  test('stays between black and white for any region and frame', () => {
    const size = fc.integer({ min: 1, max: 200 })
    const place = fc.double({ min: -500, max: 700, noNaN: true })
    const turn = fc.double({ min: -Math.PI, max: Math.PI, noNaN: true })
    const side = fc.double({ min: 1, max: 900, noNaN: true })
    const outside = fc.constantFrom('edge' as const, 'black' as const)
    fc.assert(
      fc.property(
        size,
        size,
        place,
        place,
        side,
        turn,
        outside,
        (width, height, x, y, side, turn, outside) => {
          const numbers = sample({ x, y, side, turn }, 6, outside, { width, height }).flat()
          expect(numbers.every(value => value >= 0 && value <= 255)).toBe(true)
        },
      ),
    )
  })
})
