import type { HoldEnd } from '@lithe/movements/catalog'
import { expect, test } from 'vitest'
import { planks } from '../norms/plank-norm.ts'
import { pushUps as pushUpNorm } from '../norms/push-up-norm.ts'
import type { Person } from '../person.ts'
import { plank, pushUps } from '../testing/measurements.ts'
import { scorePlank } from './score-plank.ts'
import { scorePushUps } from './score-push-ups.ts'

const man = (age: number): Person => ({ age, sex: 'Male' })
const woman = (age: number): Person => ({ age, sex: 'Female' })
const pushed = (reps: number, windowSeconds = 60) => pushUps(reps, { windowSeconds }).measurement
const held = (seconds: number) => plank(seconds).measurement

test.each(pushUpNorm.rows)('push-ups have the published percentiles: $sex, $ages', row => {
  for (const [percentile, reps] of row.percentiles)
    for (const age of row.ages)
      expect(scorePushUps(pushed(reps), { age, sex: row.sex === 'Male' ? 'Male' : 'Female' })?.score).toBe(
        percentile,
      )
})

test('push-ups outside the table, under 20 or by women from 50, have no percentile', () => {
  expect(scorePushUps(pushed(20), man(19))).toBeNull()
  expect(scorePushUps(pushed(20), woman(50))).toBeNull()
  expect(scorePushUps(pushed(20), man(80))).not.toBeNull()
})

test('push-ups are compared only in a window of a minute', () => {
  expect(scorePushUps(pushed(20, 30), man(40))).toBeNull()
})

test.each(planks.rows)('planks have the published deciles below the cap: $sex, 18–29', row => {
  for (const [percentile, seconds] of row.percentiles)
    if (seconds < 119.5)
      expect(scorePlank(held(seconds), { age: 24, sex: row.sex === 'Male' ? 'Male' : 'Female' })?.score).toBe(
        percentile,
      )
})

test('a plank censored by its window ranks among everyone who got as far', () => {
  const ranked = (seconds: number, endedBy: HoldEnd) =>
    scorePlank(plank(seconds, endedBy).measurement, man(20))?.score ?? 0
  expect(ranked(120, 'clock')).toBeCloseTo((58.3 + 100) / 2, 0)
  for (const seconds of [3, 90])
    for (const endedBy of ['clock', 'unseen'] as const)
      expect(ranked(seconds, endedBy)).toBe(ranked(seconds, 'let-go'))
})

test('planks under 18 or from 30 have no score, since there are no published norms', () => {
  expect(scorePlank(held(60), man(30))).toBeNull()
  expect(scorePlank(held(60), woman(17))).toBeNull()
})
