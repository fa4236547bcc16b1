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
  test('counts when the joint closed far enough and returned', () => {
    expect(countOf([120, 85, 120, 165, 120, 90, 165])).toMatchObject({ reps: 2, partials: 0, deepest: 85 })
  })

  test('short of full is a partial', () => {
    expect(countOf([120, 91, 165])).toMatchObject({ reps: 0, partials: 1, deepest: null })
  })

  test('barely begun is no attempt', () => {
    expect(countOf([140, 131, 165])).toMatchObject({ reps: 0, partials: 0 })
  })

  test('without the return does not count yet', () => {
    expect(countOf([120, 80, 140])).toMatchObject({ reps: 0, isMoving: true })
  })

  test('bouncing at the bottom is one, not several', () => {
    expect(countOf([85, 120, 85, 120, 85, 165])).toMatchObject({ reps: 1, partials: 0 })
  })

  test('faster than a body moves is a jolt of the picture', () => {
    expect(countOf([80, 165], { interval: 0.1 })).toMatchObject({ reps: 0, partials: 0 })
  })

  test('without the movement’s own travel does not count', () => {
    expect(countOf([80, 165], { counts: false })).toMatchObject({ reps: 0, partials: 0 })
  })

  test('mostly closed in another way does not count', () => {
    const afterClosing = (...counts: readonly boolean[]) => {
      const count = createRepetitionCounter(rule)
      count(degrees(170), inSeconds(0), true)
      for (const [index, each] of counts.entries()) count(degrees(80), inSeconds(1 + index), each)
      return count(degrees(170), inSeconds(9), true).reps
    }
    expect([afterClosing(true, false), afterClosing(false, true, false)]).toEqual([1, 0])
  })

  test('already in progress at the start does not count', () => {
    const count = createRepetitionCounter(rule)
    count(degrees(80), inSeconds(0), true)
    expect(count(degrees(165), inSeconds(1), true)).toMatchObject({ reps: 0, partials: 0 })
  })
})
