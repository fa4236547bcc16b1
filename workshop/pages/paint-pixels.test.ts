import { expect, test } from 'vitest'
import { colourTables } from './film-colours.ts'
import { type Plane, paintPacked, paintPlanes } from './paint-pixels.ts'

const blank = (width: number, height: number) => ({
  data: new Uint8ClampedArray(4 * width * height),
  width,
  height,
})

/** One colour over two by two pixels, with luma per pixel. */
function painted(
  luma: readonly [number, number, number, number],
  u: number,
  v: number,
  space: VideoColorSpaceInit,
) {
  const to = blank(2, 2)
  const bytes = Uint8Array.from([...luma, u, v])
  const plane = (offset: number, stride: number): Plane => ({ offset, stride, step: 1 })
  paintPlanes(bytes, { y: plane(0, 2), u: plane(4, 1), v: plane(5, 1) }, colourTables(space), to)
  return Array.from({ length: 4 }, (_, pixel) => [...to.data.slice(4 * pixel, 4 * pixel + 3)])
}

const video = { matrix: 'bt709', fullRange: false } as const

test('black and white in a film stay black and white', () => {
  expect(painted([16, 235, 126, 255], 128, 128, video)).toEqual([
    [0, 0, 0],
    [255, 255, 255],
    [128, 128, 128],
    [255, 255, 255],
  ])
})

test('a full range begins at 0 and ends at 255', () => {
  const grey = [0, 255, 100, 16].map(byte => [byte, byte, byte])
  expect(painted([0, 255, 100, 16], 128, 128, { ...video, fullRange: true })).toEqual(grey)
})

// Full red in each matrix; 64ths may lose three of 255.
test.each([
  ['bt709', [63, 102, 240]],
  ['smpte170m', [81, 90, 240]],
] as const)('red stays red in %s', (matrix, [y, u, v]) => {
  const [red = 0, green = 0, blue = 0] = painted([y, y, y, y], u, v, { matrix, fullRange: false })[0] ?? []
  expect(red).toBeGreaterThanOrEqual(252)
  expect(green).toBeLessThanOrEqual(3)
  expect(blue).toBeLessThanOrEqual(3)
})

test('an untagged film uses the newer matrix, as in browsers', () => {
  expect(painted([63, 63, 63, 63], 102, 240, {})).toEqual(painted([63, 63, 63, 63], 102, 240, video))
})

test('packed pixels keep their colours in either byte order, ignoring row padding', () => {
  const rows = Uint8Array.from([10, 20, 30, 0, 99, 99, 99, 99, 40, 50, 60, 0, 99, 99, 99, 99])
  const plane = { offset: 0, stride: 8, step: 1 }
  const [bgr, rgb] = [blank(1, 2), blank(1, 2)]
  paintPacked(rows, plane, true, bgr)
  paintPacked(rows, plane, false, rgb)
  expect([...bgr.data]).toEqual([30, 20, 10, 255, 60, 50, 40, 255])
  expect([...rgb.data]).toEqual([10, 20, 30, 255, 40, 50, 60, 255])
})
