import { inSeconds, legLengths } from '@lithe/pose'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createHoldTimer } from './hold-timer.ts'

const pictures = 30
const up = 0.2

/** Shows the left foot's height above the right, moment by moment. */
function timed(heightAt: (seconds: number) => number | null, seconds: number) {
  const timer = createHoldTimer()
  for (let frame = 0; frame <= seconds * pictures; frame++) {
    const height = heightAt(frame / pictures)
    if (height !== null) timer.observe(inSeconds(frame / pictures), legLengths(height))
  }
  return timer
}
/** Smoothed landmarks show a lift and a touch-down a little after they happen. */
const late = { lift: 0.034, landing: 0.011 }
const between = (from: number, to: number, height: number) => (seconds: number) =>
  seconds >= from + late.lift && seconds < to + late.landing ? height : 0

describe('a hold', () => {
  test('lasts from the lift to the touch-down', () => {
    const [hold, ...more] = timed(between(1, 6, up), 8).holds()
    expect(more).toEqual([])
    expect(hold).toMatchObject({ lifted: 'left', endedBy: 'let-go' })
    expect(hold?.fromSeconds).toBeCloseTo(1, 1)
    expect(hold?.toSeconds).toBeCloseTo(6, 1)
  })

  test('tells the right foot from the left', () => {
    expect(timed(between(1, 6, -up), 8).holds()).toMatchObject([{ lifted: 'right' }])
  })

  test('begins again after a touch-down', () => {
    const heights = (seconds: number) => between(1, 4, up)(seconds) + between(4.5, 7, up)(seconds)
    expect(timed(heights, 8).holds()).toHaveLength(2)
  })

  test('passes from one foot to the other as two holds', () => {
    const heights = (seconds: number) => between(1, 4, up)(seconds) + between(4, 7, -up)(seconds)
    expect(timed(heights, 8).holds()).toMatchObject([{ lifted: 'left' }, { lifted: 'right' }])
  })

  test('shorter than half a second is a step', () => {
    expect(timed(between(1, 1.4, up), 3).holds()).toEqual([])
  })

  test('ends where the person was last seen, when that is too long ago', () => {
    const hidden = (seconds: number) => (seconds > 3 && seconds < 4 ? null : seconds < 1 ? 0 : up)
    const [first] = timed(hidden, 6).holds()
    expect(first?.toSeconds).toBeCloseTo(3, 1)
    expect(first?.endedBy).toBe('unseen')
  })

  test('begins no earlier than the other foot came down, however fast the feet change', () => {
    const change = (seconds: number) => Math.max(-up, Math.min(up, 2 * (4 - seconds)))
    const [first, second] = timed(change, 8).holds()
    expect(first).toMatchObject({ lifted: 'left', endedBy: 'let-go' })
    expect(second).toMatchObject({ lifted: 'right' })
    expect(second?.fromSeconds).toBeGreaterThanOrEqual(first?.toSeconds ?? Number.NaN)
  })

  test('after a gap counts from the first picture that shows it', () => {
    const hidden = (seconds: number) => (seconds > 3 && seconds < 4.5 ? null : up)
    expect(timed(hidden, 8).holds()).toMatchObject([{ endedBy: 'unseen' }, { fromSeconds: 4.5 }])
    const liftedUnseen = (seconds: number) => (seconds > 3 && seconds < 4.5 ? null : seconds < 4 ? 0 : up)
    expect(timed(liftedUnseen, 8).holds()).toMatchObject([{ fromSeconds: 4.5 }])
  })

  test('lies in the time that was filmed, beside no other', () => {
    const moments = fc.array(
      fc.record({
        wait: fc.double({ min: 0.02, max: 0.9, noNaN: true }),
        height: fc.double({ min: -0.3, max: 0.3, noNaN: true }),
      }),
      { maxLength: 120 },
    )
    fc.assert(
      fc.property(moments, all => {
        const timer = createHoldTimer()
        let now = 0
        for (const { wait, height } of all) {
          timer.observe(inSeconds(now), legLengths(height))
          now += wait
          expect(timer.current() ?? 0).toBeGreaterThanOrEqual(0)
        }
        let endedAt = 0
        for (const { fromSeconds, toSeconds } of timer.holds()) {
          expect(fromSeconds).toBeGreaterThanOrEqual(endedAt)
          expect(toSeconds).toBeGreaterThan(fromSeconds)
          endedAt = toSeconds
        }
      }),
    )
  })

  test('outlasts a lost picture', () => {
    const hidden = (seconds: number) => (seconds > 3 && seconds < 3.3 ? null : between(1, 6, up)(seconds))
    expect(timed(hidden, 7).holds()).toHaveLength(1)
  })

  test('under way is counted, and shown as it runs', () => {
    const timer = timed(between(1, 99, up), 5)
    expect(timer.current()).toBeCloseTo(4, 1)
    expect(timer.holds()).toHaveLength(1)
    expect(timed(between(1, 4, up), 5).current()).toBeNull()
  })

  test('starts and ends between pictures, so that few of them tell the same', () => {
    const ramp = (seconds: number) => Math.max(0, Math.min(up, seconds - 1, 5 - seconds))
    const lengthAt = (framesPerSecond: number) => {
      const timer = createHoldTimer()
      for (let frame = 0; frame <= 6 * framesPerSecond; frame++)
        timer.observe(inSeconds(frame / framesPerSecond), legLengths(ramp(frame / framesPerSecond)))
      return timer.holds().reduce((sum, hold) => sum + hold.toSeconds - hold.fromSeconds, 0)
    }
    expect(lengthAt(15)).toBeCloseTo(lengthAt(60), 1)
  })
})
