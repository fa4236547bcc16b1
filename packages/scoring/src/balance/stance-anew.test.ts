import { expect, it } from 'vitest'
import { assess } from '../assess.ts'
import { posterior } from '../model/posterior.ts'
import type { Person } from '../person.ts'
import { squats, stance, toeTouch } from '../testing/measurements.ts'
import { scoreStance, stanceZones } from './score-stance.ts'
import { middleStance, shareHoldingLess } from './stance-evidence.ts'

const woman: Person = { age: 66, sex: 'Female' }
const scored = (...words: Parameters<typeof stance>) => scoreStance(stance(...words).measurement, woman)

it('stances that differ in window, quality or sex are different kinds of result', () => {
  const others = [
    scored(12),
    scored(12, { windowSeconds: 30 }),
    scored(12, { quality: { ...stance(12).measurement.quality, level: 'fair' } }),
    scoreStance(stance(12).measurement, { ...woman, sex: 'Male' }),
  ]
  expect(new Set(others.map(({ kind }) => kind)).size).toBe(others.length)
})

it.each(['Male', 'Female'] as const)(
  'red ends at ten seconds from 50 to 75, and at five for other ages up to 79 (%s)',
  sex => {
    const leastRed = stanceZones({ age: 20, sex }).red.end
    const redAt = (age: number, seconds: number) =>
      Math.max(leastRed, 100 * shareHoldingLess(seconds, age, sex))
    for (const [age, seconds] of [
      [49, 5],
      [50, 10],
      [75, 10],
      [76, 5],
      [79, 5],
    ] as const)
      expect(stanceZones({ age, sex }).red.end, `at ${age}`).toBeCloseTo(redAt(age, seconds), 9)
    expect(stanceZones({ age: 80, sex }).red.end).toBe(leastRed)
    expect(redAt(76, 10)).toBeGreaterThan(redAt(76, 5))
    expect(redAt(80, 5)).toBeGreaterThan(leastRed)
  },
)

it('half of an age group hold less than its median, unless the window is too short to tell', () => {
  const { seconds, isRunning } = middleStance(60, 78, 'Female')
  expect(isRunning).toBe(false)
  expect(shareHoldingLess(seconds, 78, 'Female')).toBeCloseTo(0.5, 6)
  expect(middleStance(10, 25, 'Female')).toEqual({ seconds: 10, isRunning: true })
})

it('a second minute neither costs nor gains anything', () => {
  const at = (seconds: number, windowSeconds: number) => {
    const { score, zone, evidence } = scored(seconds, { windowSeconds })
    return { score, zone, evidence }
  }
  for (const seconds of [60, 61, 90, 120]) expect(at(seconds, 120), `${seconds} s`).toEqual(at(60, 60))
  expect(at(59, 120).score).toBeLessThan(at(60, 60).score)
})

it('other curve shapes widen the range of a short hold at 40 without changing the age', () => {
  const prior40 = { mean: 40, sd: 12 }
  const { evidence, otherShapes } = scoreStance(stance(5).measurement, { age: 40, sex: 'Female' })
  const alone = posterior(prior40, [evidence])
  const spanning = posterior(
    prior40,
    [evidence],
    otherShapes?.().map(shape => [shape]),
  )
  expect(spanning.mean).toBe(alone.mean)
  expect(spanning.range80[1] - spanning.range80[0]).toBeGreaterThan(alone.range80[1] - alone.range80[0] + 0.5)
})

it('other curve shapes widen the range no further for undisclosed sex than for a woman or man', () => {
  const visit = { balance: stance(8), flexibility: toeTouch(100), strength: [squats(6)] }
  const [female = [], male = [], either = []] = (['Female', 'Male', 'Undisclosed'] as const).map(
    sex => assess({ age: 66, sex }, visit).range80 ?? [],
  )
  for (const [end, years] of either.entries()) {
    expect(years).toBeGreaterThan(Math.min(female[end] ?? 0, male[end] ?? 0) - 1)
    expect(years).toBeLessThan(Math.max(female[end] ?? 0, male[end] ?? 0) + 1)
  }
})
