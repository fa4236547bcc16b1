import { expect, test } from 'vitest'
import { shareHoldingLess } from '../balance/stance-evidence.ts'
import { medianHipDegrees } from '../flexibility/score-toe-touch.ts'
import { medianStands } from '../strength/score-stands.ts'
import { chairStandNorm, squatBridge } from './chair-stand-norm.ts'
import { chairStandStudies, olderChairStands } from './chair-stand-studies.ts'
import { citations } from './citations.ts'
import { planks } from './plank-norm.ts'
import { pushUps } from './push-up-norm.ts'
import { sitAndReachNorm, toeTouchNorm } from './reach-norm.ts'
import { retestErrors } from './retest-error.ts'
import { stanceNorm } from './stance-norm.ts'
import { stanceStudies } from './stance-studies.ts'

const everyAge = Array.from({ length: 83 }, (_, index) => 12 + index)
const sexes = ['Male', 'Female'] as const
const ranked = [pushUps, planks]
const middle = ([from, to]: readonly [number, number]) => (from + to) / 2

test.each([
  [30, 60, 0.67],
  [50, 60, 0.6],
  [65, 30, 0.55],
  [70, 10, 0.71],
  [75, 30, 0.29],
  [85, 10, 0.22],
])('people aged %i hold %i s about as often as in studies: %f', (age, seconds, share) => {
  expect(Math.abs(1 - shareHoldingLess(seconds, age, 'Female') - share)).toBeLessThan(0.06)
})

test('the chair-stand curve from 60 stays within two stands of Rikli & Jones’s quartile midpoints', () => {
  for (const { sex, ages, middle: stands } of olderChairStands.rows)
    if (sex !== 'all') expect(Math.abs(medianStands(middle(ages), sex) - stands)).toBeLessThan(2)
})

test('the chair-stand SD is the mean width of all published quartile pairs, divided by 1.349', () => {
  const widths = chairStandStudies.flatMap(({ rows }) =>
    rows.flatMap(({ quartiles }) => (quartiles ? [quartiles[1] - quartiles[0]] : [])),
  )
  expect(widths).toHaveLength(26)
  const width = widths.reduce((sum, each) => sum + each, 0) / widths.length
  expect(width / 1.349).toBeCloseTo(chairStandNorm.sd, 1)
})

test('chair stands never fall over a fifth more steeply in one five-year step than in the next', () => {
  for (const sex of sexes)
    for (let age = 20; age < 85; age += 5) {
      const lost = (from: number) => medianStands(from, sex) - medianStands(from + 5, sex)
      expect(lost(age)).toBeLessThanOrEqual(1.2 * lost(age + 5) + 1e-9)
    }
})

test('push-up and plank results rise with their percentiles in every row', () => {
  const rises = (values: readonly number[]) =>
    values.every((value, index) => value > (values[index - 1] ?? -1))
  for (const { rows } of ranked)
    for (const { percentiles } of rows) {
      expect(rises(percentiles.map(([percentile]) => percentile))).toBe(true)
      expect(rises(percentiles.map(([, value]) => value))).toBe(true)
    }
})

test('the second study’s plank medians lie within a quarter of the first’s', () => {
  const medians = planks.rows.map(
    ({ percentiles }) => percentiles.find(([percentile]) => percentile === 50)?.[1],
  )
  expect(medians[0]).toBeCloseTo(106, -1)
  expect(Math.abs(90 - (medians[1] ?? 0)) / 72).toBeLessThan(0.26)
})

test('retest errors are as published: 41 % of a hold, just over one chair stand', () => {
  expect(retestErrors['single-leg-stance']).toMatchObject({ scale: 'log', error: 0.41 })
  expect(retestErrors.squat.error).toBeGreaterThanOrEqual(1.2)
  for (const retest of Object.values(retestErrors))
    for (const source of retest?.sources ?? []) expect(citations).toHaveProperty(source)
})

test('age bands in every table are contiguous', () => {
  for (const { rows } of ranked)
    for (const sex of sexes) {
      const bands = rows.filter(row => row.sex === sex).map(({ ages }) => ages)
      for (const [index, [from]] of bands.entries()) {
        const before = bands[index - 1]
        if (before) expect(from).toBe(before[1] + 1)
      }
    }
})

test.each(sexes)('norms cover every age from 12 to 94, and no median improves with age (%s)', sex => {
  for (const age of everyAge) {
    expect(medianStands(age, sex)).toBeGreaterThan(0)
    expect(medianHipDegrees(age, sex)).toBeGreaterThan(30)
    expect(shareHoldingLess(30, age, sex)).toBeGreaterThan(0)
    if (age === 12) continue
    expect(medianStands(age, sex)).toBeLessThanOrEqual(medianStands(age - 1, sex))
    expect(medianHipDegrees(age, sex)).toBeGreaterThanOrEqual(medianHipDegrees(age - 1, sex))
    expect(shareHoldingLess(30, age, sex)).toBeGreaterThanOrEqual(shareHoldingLess(30, age - 1, sex))
  }
})

test('no figure behind a curve is from memory, and each has a cited study', () => {
  for (const { source, provenance } of [...stanceStudies, ...chairStandStudies]) {
    expect(['P', 'A', 'S']).toContain(provenance)
    expect(citations).toHaveProperty(source)
  }
})

test('every table and curve cites its sources', () => {
  const named = [...ranked, stanceNorm, chairStandNorm, squatBridge, toeTouchNorm, sitAndReachNorm]
  for (const { sources } of named) {
    expect(sources.length).toBeGreaterThan(0)
    for (const source of sources) expect(citations).toHaveProperty(source)
  }
})

test('every citation is complete, and no DOI occurs twice', () => {
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
