import { describe, expect, test } from 'vitest'
import { createCaptureClock } from './capture-clock.ts'

describe('capture clock', () => {
  test('takes the time the camera gives', () => {
    const clock = createCaptureClock()
    expect(clock(120, { captureTime: 100, mediaTime: 0, presentedFrames: 1 })).toBe(100)
    expect(clock(155, { captureTime: 133, mediaTime: 0, presentedFrames: 2 })).toBe(133)
  })

  test('follows the stream where the camera says nothing', () => {
    const clock = createCaptureClock()
    expect(clock(1000, { mediaTime: 2, presentedFrames: 1 })).toBeNull()
    expect(clock(1040, { mediaTime: 2.033, presentedFrames: 2 })).toBe(2033)
    expect(clock(1090, { mediaTime: 2.066, presentedFrames: 3 })).toBe(2066)
  })

  test('falls back to the time of showing where the stream stands still, and stays there', () => {
    const clock = createCaptureClock()
    expect(clock(1000, { mediaTime: 0.033, presentedFrames: 1 })).toBeNull()
    expect(clock(1033, { mediaTime: 0.033, presentedFrames: 2 })).toBe(1033)
    expect(clock(1066, { mediaTime: 5, presentedFrames: 3 })).toBe(1066)
  })

  test('decides nothing on the same picture shown twice', () => {
    const clock = createCaptureClock()
    expect(clock(1000, { mediaTime: 1, presentedFrames: 7 })).toBeNull()
    expect(clock(1016, { mediaTime: 1, presentedFrames: 7 })).toBeNull()
    expect(clock(1033, { mediaTime: 1.033, presentedFrames: 8 })).toBe(1033)
  })
})
