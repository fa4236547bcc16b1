import { describe, expect, test } from 'vitest'
import { assess, type Results } from '../assess.ts'
import { basedOn } from '../basis.ts'
import type { AnyPerson } from '../person.ts'
import { zoneOf, zoneSpans, zoneSpansFrom } from '../reported.ts'
import { scoreStands } from '../strength/score-stands.ts'
import { basisOf } from '../testing/in-english.ts'
import { chairStands, plank, pushUps, squats, stance, toeTouch } from '../testing/measurements.ts'
import { eitherSex, eitherSexRank } from './either-sex.ts'
import { type AgeEvidence, modelAges } from './posterior.ts'

const unsaid = (age: number): AnyPerson => ({ age, sex: 'Undisclosed' })
const ages = [20, 35, 50, 66, 80, 94]
const results = (seconds: number, degrees: number, reps: number): Results => ({
  balance: stance(seconds),
  flexibility: toeTouch(degrees),
  strength: [squats(reps)],
})
const at = (evidence: AgeEvidence, age: number) =>
  evidence[(age - modelAges.min) / modelAges.step] ?? Number.NaN
const visits = [results(8, 100, 6), results(25, 80, 14), results(60, 55, 24)]
const told = (person: AnyPerson, visit: Results) => assess(person, visit).breakdown

describe('a person of undisclosed sex', () => {
  test('has the mean of a woman’s and a man’s likelihood, each normalised', () => {
    const stands = chairStands(13).measurement
    const scored = eitherSex(unsaid(66), person => scoreStands(stands, person))
    const likelihoods = (['Female', 'Male'] as const).map(sex => {
      const { evidence } = scoreStands(stands, { age: 66, sex })
      return (age: number) => at(evidence, age)
    })
    for (const age of ages) {
      const mean = likelihoods.reduce((sum, likelihood) => sum + likelihood(age) / 2, 0)
      expect(at(scored.evidence, age)).toBeCloseTo(mean, 12)
    }
  })

  test('averages likelihoods that each sum to one over all counts', () => {
    for (const sex of ['Female', 'Male'] as const) {
      const densityOf = (reps: number) =>
        at(scoreStands(chairStands(reps).measurement, { age: 66, sex }).evidence, 66)
      const counts = Array.from({ length: 60 }, (_, reps) => densityOf(reps))
      expect(counts.reduce((total, share) => total + share, 0)).toBeCloseTo(1, 2)
    }
  })

  test.each(ages)('has a mobility age at %i between or equal to those of a woman and a man', age => {
    for (const visit of visits) {
      const [female, male, either] = (['Female', 'Male', 'Undisclosed'] as const).map(
        sex => assess({ age, sex }, visit).mobilityAge ?? Number.NaN,
      )
      const known = [female ?? 0, male ?? 0]
      expect(either).toBeGreaterThan(Math.min(...known) - 0.5)
      expect(either).toBeLessThan(Math.max(...known) + 0.5)
    }
  })

  test.each(ages)('never gets an older age at %i for one more stand or a deeper fold', age => {
    const ageOf = (reps: number, degrees: number) =>
      assess(unsaid(age), results(20, degrees, reps)).mobilityAge ?? Number.NaN
    for (let more = 1; more <= 40; more += 1) {
      expect(ageOf(more, 80)).toBeLessThanOrEqual(ageOf(more - 1, 80))
      expect(ageOf(12, 120 - 2 * more)).toBeLessThanOrEqual(ageOf(12, 122 - 2 * more))
    }
  })

  test.each(ages)('scores the mean of a woman’s and a man’s percentiles at %i', age => {
    for (const visit of visits)
      for (const test of ['balance', 'flexibility', 'strength'] as const) {
        const [female, male, either] = (['Female', 'Male', 'Undisclosed'] as const).map(sex => {
          const part = told({ age, sex }, visit)[test]
          return 'userScore' in part ? (part.userScore ?? Number.NaN) : Number.NaN
        })
        expect(either).toBeCloseTo(((female ?? 0) + (male ?? 0)) / 2, 9)
      }
  })

  test('reads that both sexes’ norms count equally if they differ', () => {
    const { balance, flexibility, strength } = told(unsaid(66), results(25, 80, 14))
    expect(basisOf(flexibility)).toContain('Women’s and men’s numbers count equally.')
    expect(basisOf(strength)).toContain('Women’s and men’s numbers count equally.')
    expect(basisOf(balance)).toContain('Women’s and men’s numbers count equally.')
  })
})

describe('a table by sex, when undisclosed', () => {
  const scoreOf = (age: number, movement: 'push-up' | 'plank') => {
    const { strength } = told(unsaid(age), {
      balance: undefined,
      flexibility: undefined,
      strength: [movement === 'plank' ? plank(84) : pushUps(15, { windowSeconds: 60 })],
    })
    return 'userScore' in strength ? strength.userScore : undefined
  }

  test('averages women and men if it covers both', () => {
    // Half of Strand's women and a quarter of the men hold less than 84 s.
    expect(scoreOf(24, 'plank')).toBeCloseTo((60 + 25) / 2, 9)
    expect(scoreOf(45, 'push-up')).toBeCloseTo((75 + 31.25) / 2, 9)
  })

  test('gives no score if it covers only one sex', () => {
    expect(scoreOf(60, 'push-up')).toBeNull()
    expect(scoreOf(60, 'plank')).toBeNull()
  })
})

test.each([
  [45, 55, 50, 'green'],
  [10, 44, 27, 'yellow'],
  [10, 20, 15, 'red'],
] as const)('percentiles of %i and %i average %i, which is %s', (one, other, score, zone) => {
  const rank = eitherSexRank(unsaid(66), ({ sex }) => {
    const of = sex === 'Female' ? one : other
    return {
      score: of,
      zone: zoneOf(of),
      zones: zoneSpans,
      median: null,
      basis: basedOn('push-ups-of-women'),
    }
  })
  expect(rank).toMatchObject({ score, zone })
})

test('zone borders average those of both sexes', () => {
  const rank = eitherSexRank(unsaid(66), ({ sex }) => {
    const zones = zoneSpansFrom(20, sex === 'Female' ? 60 : 50)
    return { score: 54, zone: zoneOf(54, zones), zones, median: null, basis: basedOn('push-ups-of-women') }
  })
  expect(rank).toMatchObject({ zone: 'yellow', zones: { green: { start: 55 } } })
})
