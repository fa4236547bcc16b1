import { expect, test } from 'vitest'
import { assess, type Results } from './assess.ts'
import type { AnyPerson } from './person.ts'
import { pushUps, sitAndReach, squats, stance, toeTouch } from './testing/measurements.ts'

const nothing = { balance: undefined, flexibility: undefined, strength: [] }
const made = (age: number, visit: Partial<Results>, sex: AnyPerson['sex'] = 'Female') =>
  assess({ age, sex }, { ...nothing, ...visit })
const three = { balance: stance(20), flexibility: toeTouch(75), strength: [squats(13)] }
const scoresOf = ({ breakdown }: ReturnType<typeof assess>) =>
  Object.values(breakdown).flatMap(part => ('userScore' in part ? (part.userScore ?? []) : []))

test('the combined standing is the mean of the tests’ scores, and lies within its interval', () => {
  const report = made(64, three)
  const scores = scoresOf(report)
  const { share, from, to } = report.standing ?? { share: 0, from: 0, to: 0 }
  expect(share).toBeCloseTo(scores.reduce((sum, score) => sum + score, 0) / 3, 9)
  expect(from).toBeGreaterThan(0)
  expect(from).toBeLessThan(share)
  expect(to).toBeGreaterThan(share)
  expect(to).toBeLessThan(100)
})

test('the interval widens with fewer tests, and with a censored minute instead of an ended hold', () => {
  const widthOf = (visit: Partial<Results>) => {
    const { from, to } = made(64, visit).standing ?? { from: 0, to: 0 }
    return to - from
  }
  expect(widthOf({ strength: [squats(13)] })).toBeGreaterThan(widthOf(three))
  expect(made(30, { balance: stance(60) }).standing?.to).toBeGreaterThan(85)
})

test('a longer hold, a deeper fold or another squat never lowers the standing', () => {
  for (const age of [25, 50, 75, 92])
    for (const sex of ['Female', 'Male', 'Undisclosed'] as const) {
      const shares = Array.from({ length: 12 }, (_, step) =>
        made(
          age,
          { balance: stance(5 * step), flexibility: toeTouch(140 - 8 * step), strength: [squats(2 * step)] },
          sex,
        ),
      ).map(({ standing }) => standing?.share ?? 0)
      expect(shares).toEqual(shares.toSorted((one, other) => one - other))
    }
})

test('only tests that affect the age affect the standing, which starts at 20', () => {
  const report = made(40, { flexibility: sitAndReach(70), strength: [pushUps(25)] })
  expect(report.standing?.share).toBe(scoresOf(report)[0])
  expect(made(16, three).standing).toBeNull()
})

test('the standing leads before 40, and later only if no result could subtract two years', () => {
  expect(made(39, three).leads).toBe('young')
  expect(made(40, three).leads).toBeNull()
  expect(made(45, { balance: stance(2) }).leads).toBe('few')
  expect(made(75, { flexibility: toeTouch(50) }).leads).toBeNull()
})
