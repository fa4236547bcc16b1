import type { SeatHeight } from '@lithe/movements/catalog'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type AgeEvidence, modelAges, posteriorMean } from '../model/posterior.ts'
import type { Person } from '../person.ts'
import { chairStands, squats } from '../testing/measurements.ts'
import { medianStands, scoreStands } from './score-stands.ts'

const woman = (age: number): Person => ({ age, sex: 'Female' })

test('the curve’s median scores 50, and one SD either way 16 and 84', () => {
  const person = { age: 72, sex: 'Male' } as const
  const median = medianStands(72, 'Male')
  const scoreOf = (reps: number) => scoreStands(chairStands(reps).measurement, person).score
  expect(scoreOf(median)).toBeCloseTo(50, 4)
  expect(scoreOf(median - 4.25)).toBeCloseTo(15.9, 1)
  expect(scoreOf(median + 4.25)).toBeCloseTo(84.1, 1)
})

test('a count below the lower quartile is never green from 60, as the zones show', () => {
  const zoneAt = (reps: number, age: number) => scoreStands(squats(reps).measurement, woman(age)).zone
  expect([11, 12, 13].map(reps => zoneAt(reps, 62))).toEqual(['red', 'yellow', 'yellow'].slice(0, 3))
  const { score, zones, zone } = scoreStands(squats(15).measurement, woman(62))
  expect(zone).toBe('green')
  expect(score).toBeGreaterThanOrEqual(zones.green.start)
})

test('a longer window is converted to 30 seconds', () => {
  const minute = scoreStands(squats(28, { windowSeconds: 60 }).measurement, woman(62))
  expect(minute.score).toBeCloseTo(scoreStands(squats(14).measurement, woman(62)).score, 6)
})

const evidenceAt = (evidence: AgeEvidence, age: number) =>
  evidence[(age - modelAges.min) / modelAges.step] ?? 0

const onSeat = (height: SeatHeight | null) => chairStands(14, { seat: { startedSeated: true, height } })

test('a seat of unknown height, or not about 43 cm, weakens the evidence but not the score', () => {
  const scoreOf = (height: SeatHeight | null) => scoreStands(onSeat(height).measurement, woman(70))
  const ageOf = (height: SeatHeight | null) => posteriorMean({ mean: 50, sd: 12 }, [scoreOf(height).evidence])
  const usual = ageOf('about-43-cm')
  for (const height of ['lower', 'higher', 'unknown', null] as const) {
    expect(scoreOf(height).score).toBe(scoreOf('about-43-cm').score)
    expect(Math.abs(ageOf(height) - 50)).toBeLessThan(Math.abs(usual - 50))
  }
})

test('squats are weaker evidence than chair stands, since less is known about them', () => {
  const gapOf = ({ evidence }: { evidence: AgeEvidence }) =>
    evidenceAt(evidence, 62) / evidenceAt(evidence, 94)
  const asSquats = scoreStands(squats(14).measurement, woman(62))
  const asStands = scoreStands(onSeat('about-43-cm').measurement, woman(62))
  expect(asStands.score).toBe(asSquats.score)
  expect(gapOf(asSquats)).toBeLessThan(gapOf(asStands))
})

test('partial squats without a full squat are a lack of depth, not zero strength', () => {
  const ageOf = (reps: number, partials: number) =>
    posteriorMean({ mean: 30, sd: 12 }, [
      scoreStands(squats(reps, { partials }).measurement, woman(30)).evidence,
    ])
  expect(ageOf(0, 0)).toBeGreaterThan(38)
  expect(ageOf(0, 18)).toBeLessThan(34)
  expect(ageOf(0, 18)).toBeGreaterThan(ageOf(18, 0))
})

test('a partial squat that becomes full never means an older age', () => {
  const ageOf = (reps: number, partials: number) =>
    posteriorMean({ mean: 66, sd: 12 }, [
      scoreStands(squats(reps, { partials }).measurement, woman(66)).evidence,
    ])
  for (let reps = 0; reps < 12; reps++)
    expect(ageOf(reps + 1, 11 - reps)).toBeLessThan(ageOf(reps, 12 - reps))
})

test('one more squat never scores less', () => {
  const count = fc.integer({ min: 0, max: 75 })
  fc.assert(
    fc.property(
      fc.integer({ min: 12, max: 94 }),
      fc.constantFrom('Male', 'Female'),
      count,
      (age, sex, reps) => {
        const scoreOf = (n: number) => scoreStands(squats(n).measurement, { age, sex }).score
        expect(scoreOf(reps + 1)).toBeGreaterThanOrEqual(scoreOf(reps))
      },
    ),
  )
})
