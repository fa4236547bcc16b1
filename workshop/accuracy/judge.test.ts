import { describe, expect, test } from 'vitest'
import { judge } from './judge.ts'
import { reach, refused, squats, stance } from './testing/measured.ts'

const isHeld = (...given: Parameters<typeof judge>) => judge(...given).every(({ ok }) => ok)

describe('repetitions', () => {
  test('must be exact, and full repetitions are counted apart from partial ones', () => {
    expect(isHeld(squats(5, 2), { reps: 5, partials: 2 }, 30)).toBe(true)
    expect(isHeld(squats(6, 2), { reps: 5, partials: 2 }, 30)).toBe(false)
    expect(isHeld(squats(5, 1), { reps: 5, partials: 2 }, 30)).toBe(false)
  })

  test('are compared only with what the truth file states', () => {
    expect(judge(squats(5, 2), { reps: 5 }, 30)).toEqual([
      { metric: 'reps', measured: 5, expected: 5, ok: true },
    ])
  })
})

describe('a hold', () => {
  test.each([
    [10.3, true],
    [9.7, true],
    [10.31, false],
    [9.69, false],
  ])('of 10 s may be measured as %d s: %s', (seconds, ok) => {
    expect(isHeld(stance(seconds), { longestHoldSeconds: 10 }, 30)).toBe(ok)
  })
})

describe('an angle', () => {
  test.each([
    [95, true],
    [85, true],
    [95.1, false],
    [84.9, false],
  ])('of 90° may be measured as %d°: %s', (degrees, ok) => {
    expect(isHeld(reach(degrees), { minHipDegrees: 90 }, 30)).toBe(ok)
  })
})

describe('a reason', () => {
  test('must be the expected reason', () => {
    expect(isHeld(refused('no-person'), { reason: 'no-person' }, 30)).toBe(true)
    expect(isHeld(refused('no-attempt'), { reason: 'no-person' }, 30)).toBe(false)
  })

  test('is not matched by a number', () => {
    expect(judge(squats(5, 0), { reason: 'no-person' }, 30)).toEqual([
      { metric: 'reason', measured: 'a number', expected: 'no-person', ok: false },
    ])
  })

  test('never passes where a number is expected', () => {
    expect(judge(refused('no-person'), { reps: 0 }, 30)).toEqual([
      { metric: 'reps', measured: 'no-person', expected: 0, ok: false },
    ])
  })
})

describe('a film with too low a frame rate', () => {
  test('may be refused below 8 fps, but not above', () => {
    expect(isHeld(refused('too-few-frames'), { reps: 5 }, 7)).toBe(true)
    expect(isHeld(refused('too-few-frames'), { reps: 5 }, 8)).toBe(false)
  })

  test('may be refused below 14 fps if it shows a hold', () => {
    expect(isHeld(refused('too-few-frames'), { longestHoldSeconds: 10 }, 13)).toBe(true)
    expect(isHeld(refused('too-few-frames'), { longestHoldSeconds: 10 }, 14)).toBe(false)
  })

  test('may never be measured wrongly', () => {
    expect(isHeld(squats(4, 0), { reps: 5 }, 7)).toBe(false)
  })
})

describe('a reach whose only fold has bent knees', () => {
  const expected = { minHipDegrees: 172, minHipDegreesWithBentKnees: 70 }

  test('must be refused because of the knees', () => {
    expect(isHeld(refused('knees-bent'), expected, 30)).toBe(true)
    expect(isHeld(refused('no-attempt'), expected, 30)).toBe(false)
    expect(isHeld(reach(171), expected, 30)).toBe(false)
  })

  test('is judged unlike a reach that also had a fold with straight knees', () => {
    expect(isHeld(reach(100), { minHipDegrees: 100, minHipDegreesWithBentKnees: 70 }, 30)).toBe(true)
  })
})
