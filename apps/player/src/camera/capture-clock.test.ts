import { describe, expect, test } from 'vitest'
import { createCaptureClock, type PictureTimes } from './capture-clock.ts'

/** The clock's time for each frame, in order of presentation. */
function timesOf(...pictures: (Omit<PictureTimes, 'presentedFrames'> & { now: number })[]) {
  const clock = createCaptureClock()
  return pictures.map(({ now, ...told }, presentedFrames) => {
    const time = clock(now, { ...told, presentedFrames })
    return time === null ? null : Math.round(time)
  })
}
const stream = (now: number, mediaTime: number) => ({ now, mediaTime })
const camera = (now: number, captureTime: number) => ({ now, captureTime, mediaTime: 0 })

describe('the capture clock', () => {
  test('uses the camera’s time', () => {
    expect(timesOf(camera(120, 100), camera(155, 133))).toEqual([100, 133])
  })

  test('falls back to the stream’s clock if the camera gives no time', () => {
    expect(timesOf(stream(1000, 2), stream(1040, 2.033), stream(1090, 2.066))).toEqual([2000, 2033, 2066])
  })

  test('falls back to presentation times if the stream’s clock stands still', () => {
    expect(timesOf(stream(1000, 5), stream(1033, 5), stream(1066, 5))).toEqual([5000, 5033, 5066])
  })

  test('continues while the stream’s clock is stopped, and never goes back when it resumes', () => {
    const pictures = [stream(1000, 5), stream(1033, 5.033), stream(1066, 5.033), stream(3066, 5.033)]
    expect(timesOf(...pictures, stream(3100, 5.066))).toEqual([5000, 5033, 5066, 7066, 7100])
  })

  test('follows a clock with coarse steps', () => {
    const pictures = [stream(1000, 1), stream(1033, 1), stream(1066, 1.066), stream(1100, 1.066)]
    expect(timesOf(...pictures, stream(1133, 1.133))).toEqual([1000, 1033, 1066, 1100, 1133])
  })

  test('continues by the time elapsed when the stream restarts', () => {
    const pictures = [stream(1000, 8), stream(1040, 8.033), stream(1540, 0.033), stream(1573, 0.066)]
    expect(timesOf(...pictures)).toEqual([8000, 8033, 8533, 8566])
  })

  test('continues when the stream’s clock is set back a little', () => {
    const pictures = [
      stream(1000, 0.1),
      stream(1033, 0),
      stream(1066, 0),
      stream(1100, 0),
      stream(1133, 0.25),
    ]
    expect(timesOf(...pictures)).toEqual([100, 133, 166, 200, 250])
  })

  test('drops a frame presented twice', () => {
    const clock = createCaptureClock()
    expect(clock(1000, { mediaTime: 1, presentedFrames: 7 })).toBe(1000)
    expect(clock(1016, { mediaTime: 1, presentedFrames: 7 })).toBeNull()
  })

  test('continues when the camera starts or stops giving times', () => {
    const told = [stream(1000, 1), stream(1033, 1.033), camera(1066, 20_066), camera(1100, 20_100)]
    expect(timesOf(...told, stream(1133, 1.133), stream(1166, 1.166))).toEqual([
      1000, 1033, 1066, 1100, 1133, 1166,
    ])
  })

  test('continues when the camera’s clock jumps forward and back', () => {
    const forward = [camera(120, 100), camera(153, 133), camera(186, 3_600_166), camera(220, 3_600_200)]
    expect(timesOf(...forward, camera(253, 233))).toEqual([100, 133, 166, 200, 233])
  })

  test('follows the camera when frames are presented late', () => {
    expect(timesOf(camera(120, 100), camera(1620, 600), camera(1640, 1100))).toEqual([100, 600, 1100])
  })
})
