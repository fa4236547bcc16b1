import { expect, test } from 'vitest'
import { shareHoldingLess } from '../balance/score-stance.ts'
import { medianHipDegrees } from '../flexibility/score-toe-touch.ts'
import { curveThrough } from '../model/curve.ts'
import { medianSquats } from '../strength/score-stands.ts'
import { adultChairStands, chairStandCurve, olderChairStands } from './chair-stand-norm.ts'
import { citations } from './citations.ts'
import { planks } from './plank-norm.ts'
import { pushUps } from './push-up-norm.ts'
import { retestErrors } from './retest-error.ts'
import { sitAndReachCurve } from './sit-and-reach-norm.ts'
import { araujoStance, bohannonStance, springerStance, stanceCurve } from './stance-norm.ts'
import { toeTouchCurve } from './toe-touch-norm.ts'

const everyAge = Array.from({ length: 83 }, (_, index) => 12 + index)
const sexes = ['Male', 'Female'] as const
const ranked = [pushUps, planks]
const tables = [springerStance, bohannonStance, araujoStance, olderChairStands, adultChairStands, ...ranked]
/** The oldest band is open-ended: most of its people are in their early eighties. */
const mostlyBelow = 85
const middle = ([from, to]: readonly [number, number]) => (from + to) / 2

/** Mean hold when nobody is timed beyond the cap: the share still standing, summed over the seconds. */
function meanHoldSeconds(age: number, capSeconds: number) {
  const step = 0.05
  const moments = Array.from({ length: capSeconds / step }, (_, index) => (index + 0.5) * step)
  return moments.reduce((sum, seconds) => sum + (1 - shareHoldingLess(seconds, age)) * step, 0)
}

const meanOverBand = (ages: readonly [number, number], capSeconds: number) => {
  const years = everyAge.filter(age => age >= ages[0] && age <= Math.min(ages[1], 94))
  return years.reduce((sum, age) => sum + meanHoldSeconds(age, capSeconds), 0) / years.length
}

test.each(springerStance.rows)(
  'the stance curve gives the mean hold of Springer at $ages',
  ({ ages, mean }) => {
    expect(Math.abs(meanHoldSeconds(Math.min(middle(ages), mostlyBelow), 45) - mean)).toBeLessThan(1.5)
  },
)

test.each(bohannonStance.rows)(
  'the stance curve gives the mean hold of Bohannon at $ages',
  ({ ages, mean }) => {
    expect(Math.abs(meanOverBand(ages, 30) - mean)).toBeLessThan(2.5)
  },
)

test('the stance curve expects more ten-second holds than the clinic sample of Araujo, by 15 points at most', () => {
  for (const { ages, cannotHold10Seconds } of araujoStance.rows) {
    const ahead = cannotHold10Seconds - shareHoldingLess(10, middle(ages))
    expect(ahead).toBeGreaterThan(-0.05)
    expect(ahead).toBeLessThan(0.15)
  }
})

test.each([
  [45, 60, 0.821],
  [60, 60, 0.692],
  [65, 60, 0.451],
  [70, 10, 0.678],
  [75, 30, 0.329],
  [85, 10, 0.251],
])('at %i years, the share that holds %i s is %f', (age, seconds, share) => {
  expect(1 - shareHoldingLess(seconds, age)).toBeCloseTo(share, 2)
})

test('from 60 the chair-stand curve runs through the means of Rikli & Jones', () => {
  for (const { sex, ages, mean } of olderChairStands.rows)
    expect(Math.abs(medianSquats(middle(ages), sex) - mean)).toBeLessThan(0.05)
})

test('below 60 the chair-stand curve stays within one stand and a half of the Chilean medians', () => {
  for (const { sex, ages, p50 } of adultChairStands.rows)
    expect(Math.abs(medianSquats(middle(ages), sex) - p50)).toBeLessThanOrEqual(1.5)
})

test('every chair-stand row agrees with itself: mean and spread give the quartiles within one stand', () => {
  for (const { p25, p75, mean, sd } of olderChairStands.rows) {
    expect(Math.abs(mean - 0.674 * sd - p25)).toBeLessThanOrEqual(1.01)
    expect(Math.abs(mean + 0.674 * sd - p75)).toBeLessThanOrEqual(1.01)
  }
})

test('percentiles rise within every row of chair stands', () => {
  for (const { p2_5, p25, p50, p75, p97_5 } of adultChairStands.rows)
    expect([p2_5, p25, p50, p75, p97_5]).toEqual([p2_5, p25, p50, p75, p97_5].toSorted((a, b) => a - b))
  for (const { p25, p75 } of olderChairStands.rows) expect(p75).toBeGreaterThan(p25)
})

test('percentiles and their results rise together within every row of push-ups and planks', () => {
  const rises = (values: readonly number[]) =>
    values.every((value, index) => value > (values[index - 1] ?? -1))
  for (const { rows } of ranked)
    for (const { percentiles } of rows) {
      expect(rises(percentiles.map(([percentile]) => percentile))).toBe(true)
      expect(rises(percentiles.map(([, value]) => value))).toBe(true)
    }
})

test('the plank medians of the second study lie within a quarter of the first', () => {
  const medians = planks.rows.map(
    ({ percentiles }) => percentiles.find(([percentile]) => percentile === 50)?.[1],
  )
  expect(medians[0]).toBeCloseTo(106, -1)
  expect(Math.abs(90 - (medians[1] ?? 0)) / 72).toBeLessThan(0.26)
})

test('two sittings differ by what was published: about 9 s at 30 s on one leg, one chair stand', () => {
  const stance = retestErrors['single-leg-stance']?.error ?? 0
  expect(30 * (Math.exp(stance) - Math.exp(-stance))).toBeCloseTo(2 * 9.1, 0)
  expect(retestErrors.squat?.error).toBe(1)
  for (const retest of Object.values(retestErrors))
    for (const source of retest?.sources ?? []) expect(citations).toHaveProperty(source)
})

test('the age bands of every table follow each other without gap or overlap', () => {
  for (const { rows } of tables) {
    for (const sex of ['all', ...sexes]) {
      const bands = rows
        .filter(row => ('sex' in row ? row.sex === sex : sex === 'all'))
        .map(({ ages }) => ages)
      for (const [index, [from]] of bands.entries()) {
        const before = bands[index - 1]
        if (before) expect(from).toBe(before[1] + 1)
      }
    }
  }
})

test.each(sexes)('no year from 12 to 94 lacks a norm or gets easier with age (%s)', sex => {
  const spread = curveThrough(chairStandCurve.ages, chairStandCurve.sd[sex])
  for (const age of everyAge) {
    expect(medianSquats(age, sex)).toBeGreaterThan(0)
    expect(spread(age)).toBeGreaterThan(0)
    expect(medianHipDegrees(age, sex)).toBeGreaterThan(30)
    expect(shareHoldingLess(30, age)).toBeGreaterThan(0)
    if (age === 12) continue
    expect(medianSquats(age, sex)).toBeLessThanOrEqual(medianSquats(age - 1, sex))
    expect(medianHipDegrees(age, sex)).toBeGreaterThanOrEqual(medianHipDegrees(age - 1, sex))
    expect(shareHoldingLess(30, age)).toBeGreaterThanOrEqual(shareHoldingLess(30, age - 1))
  }
})

test('the flexibility norm follows from fingertip distances: women near 57 just reach the floor', () => {
  const leanAtTheFloor = (Math.acos(-0.09 / 0.288) * 180) / Math.PI
  expect(medianHipDegrees(57, 'Female')).toBeCloseTo(180 - toeTouchCurve.thighTiltDegrees - leanAtTheFloor, 0)
})

test('every table and curve names sources that are cited', () => {
  for (const { sources } of [...tables, stanceCurve, chairStandCurve, toeTouchCurve, sitAndReachCurve]) {
    expect(sources.length).toBeGreaterThan(0)
    for (const source of sources) expect(citations).toHaveProperty(source)
  }
})

test('every citation is complete, and no DOI is given twice', () => {
  const all = Object.values(citations)
  const dois = all.flatMap(({ doi }) => doi ?? [])
  expect(new Set(dois).size).toBe(dois.length)
  for (const { authors, year, title, journal, doi, doiVerified } of all) {
    expect([authors, title, journal].every(text => text.length > 2)).toBe(true)
    expect(year).toBeGreaterThan(1980)
    if (doi === null) expect(doiVerified).toBe(false)
    else expect(doi).toMatch(/^10\.\d{4,9}\/\S+$/)
  }
})
