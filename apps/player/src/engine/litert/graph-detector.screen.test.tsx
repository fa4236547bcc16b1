import type { Networks } from '@lithe/pose/graph'
import { bodyAt, landmarksWith } from '@lithe/pose/testing'
import { describe, expect, test } from 'vitest'
import { createBitmapReader } from './bitmap-picture.ts'
import { createGraphDetector } from './graph-detector.ts'

/** A single-colour frame, as from a camera or film. */
function picture(width: number, height: number, colour = '#000') {
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('there is no canvas to draw on')
  context.fillStyle = colour
  context.fillRect(0, 0, width, height)
  return canvas.transferToImageBitmap()
}

/** Networks that find a body in the middle of any frame. */
function networks(): Networks & { close(): void; asked: { body: number } } {
  const asked = { body: 0 }
  return {
    asked,
    async findBody(input) {
      asked.body += 1
      expect(input.every(Number.isFinite)).toBe(true)
      return bodyAt(812, 4)
    },
    async findLandmarks(input) {
      expect(input.every(Number.isFinite)).toBe(true)
      return landmarksWith(1)
    },
    close() {},
  }
}

const sizes = [
  [1, 1],
  [3840, 2160],
  [1, 2160],
  [3840, 1],
  [2, 3],
  [480, 640],
  [640, 480],
] as const

describe('the detector’s frames', () => {
  test('may change size and orientation each time, from one pixel to 4K', async () => {
    const detector = createGraphDetector(networks())
    let timeMs = 0
    for (const [width, height] of [...sizes, ...sizes.toReversed()]) {
      timeMs += 33
      const pose = await detector.detect(picture(width, height), timeMs)
      expect(pose?.every(Number.isFinite)).toBe(true)
    }
  })

  test('may have any timestamp: unchanged, earlier or invalid', async () => {
    const asked = networks()
    const detector = createGraphDetector(asked)
    for (const timeMs of [
      5000,
      5000,
      4967,
      -1e9,
      0,
      33,
      Number.NaN,
      Number.POSITIVE_INFINITY,
      66,
      1e12,
      99,
      132,
    ]) {
      const pose = await detector.detect(picture(64, 48), timeMs)
      expect(pose?.every(Number.isFinite)).toBe(true)
    }
    // Tracked throughout: no change of clock triggers a new search.
    expect(asked.asked.body).toBe(1)
  })

  test('fail with a reason if already closed, and the next one is processed', async () => {
    const detector = createGraphDetector(networks())
    const closed = picture(640, 480)
    closed.close()
    await expect(detector.detect(closed, 0)).rejects.toThrow('the picture was closed before it was read')
    expect(await detector.detect(picture(640, 480), 33)).not.toBeNull()
    await expect(detector.detect(closed, 66)).rejects.toThrow('the picture was closed before it was read')
    expect(await detector.detect(picture(640, 480), 99)).not.toBeNull()
  })
})

test('each frame has its own pixels, whatever was read before', async () => {
  const read = createBitmapReader()
  const pixelsOf = async (width: number, height: number, colour: string) => {
    const { data } = await read(picture(width, height, colour)).read({ left: 0, top: 0, width, height })
    const last = width * height * 4 - 4
    return [[...data.slice(0, 4)], [...data.slice(last, last + 4)], data.length]
  }
  const [red, blue] = [
    [255, 0, 0, 255],
    [0, 0, 255, 255],
  ]
  expect(await pixelsOf(300, 200, '#f00')).toEqual([red, red, 300 * 200 * 4])
  expect(await pixelsOf(20, 30, '#00f')).toEqual([blue, blue, 20 * 30 * 4])
  expect(await pixelsOf(3840, 2160, '#f00')).toEqual([red, red, 3840 * 2160 * 4])
  expect(await pixelsOf(1, 1, '#00f')).toEqual([blue, blue, 4])
})
