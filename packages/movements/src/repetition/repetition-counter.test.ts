import { degrees, inSeconds } from '@lithe/pose'
import { describe, expect, test } from 'vitest'
import { createRepetitionCounter } from './repetition-counter.ts'

const rule = {
  rest: degrees(150),
  full: degrees(90),
  partial: degrees(130),
  leastSeconds: inSeconds(0.4),
}

/** Plays one angle every `interval` seconds and returns the final count. */
function countOf(angles: readonly number[], { interval = 0.5, counts = true } = {}) {
  const count = createRepetitionCounter(rule)
  let last = count(degrees(170), inSeconds(0), true)
  angles.forEach((angle, index) => {
    last = count(degrees(angle), inSeconds((index + 1) * interval), counts)
  })
  return last
}

describe('a repetition', () => {
  test('counts once the joint closes far enough and returns', () => {
    expect(countOf([120, 85, 120, 165, 120, 90, 165])).toMatchObject({ reps: 2, partials: 0, deepest: 85 })
  })

  test('is a partial if it falls short of full', () => {
    expect(countOf([120, 91, 165])).toMatchObject({ reps: 0, partials: 1, deepest: null })
  })

  test('is not attempted if barely begun', () => {
    expect(countOf([140, 131, 165])).toMatchObject({ reps: 0, partials: 0 })
  })

  test('does not count before the return to rest', () => {
    expect(countOf([120, 80, 140])).toMatchObject({ reps: 0, isMoving: true })
  })

  test('counts once despite bouncing at the bottom', () => {
    expect(countOf([85, 120, 85, 120, 85, 165])).toMatchObject({ reps: 1, partials: 0 })
  })

  test('does not count if it is faster than a body can move', () => {
    expect(countOf([80, 165], { interval: 0.1 })).toMatchObject({ reps: 0, partials: 0 })
  })

  test('does not count without the travel its movement requires', () => {
    expect(countOf([80, 165], { counts: false })).toMatchObject({ reps: 0, partials: 0 })
  })

  test('does not count if the joint closes mostly in another way', () => {
    const afterClosing = (...counts: readonly boolean[]) => {
      const count = createRepetitionCounter(rule)
      count(degrees(170), inSeconds(0), true)
      for (const [index, each] of counts.entries()) count(degrees(80), inSeconds(1 + index), each)
      return count(degrees(170), inSeconds(9), true).reps
    }
    expect([afterClosing(true, false), afterClosing(false, true, false)]).toEqual([1, 0])
  })

  test('does not count if already in progress at the start', () => {
    const count = createRepetitionCounter(rule)
    count(degrees(80), inSeconds(0), true)
    expect(count(degrees(165), inSeconds(1), true)).toMatchObject({ reps: 0, partials: 0 })
  })
})
