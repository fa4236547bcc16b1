import { describe, expect, test } from 'vitest'
import { assess, type Results } from '../assess.ts'
import type { AnyPerson } from '../person.ts'
import { scoreStands } from '../strength/score-stands.ts'
import { chairStands, plank, pushUps, squats, stance, toeTouch } from '../testing/measurements.ts'
import type { Zone } from '../words.ts'
import { eitherSex, eitherSexRank } from './either-sex.ts'

const unsaid = (age: number): AnyPerson => ({ age, sex: 'Undisclosed' })
const ages = [20, 35, 50, 66, 80, 94]
const results = (seconds: number, degrees: number, reps: number): Results => ({
  balance: stance(seconds),
  flexibility: toeTouch(degrees),
  strength: [squats(reps)],
})
const visits = [results(8, 100, 6), results(25, 80, 14), results(60, 55, 24)]
const told = (person: AnyPerson, visit: Results) => assess(person, visit).breakdown

describe('a person who would rather not say their sex', () => {
  test('is as likely of an age as a woman and a man are on average, each by a true density', () => {
    const stands = chairStands(13).measurement
    const scored = eitherSex(unsaid(66), person => scoreStands(stands, person))
    const likelihoods = (['Female', 'Male'] as const).map(sex => {
      const { evidence } = scoreStands(stands, { age: 66, sex })
      return (age: number) => Math.exp(evidence(age))
    })
    for (const age of ages) {
      const mean = likelihoods.reduce((sum, likelihood) => sum + likelihood(age) / 2, 0)
      expect(Math.exp(scored.evidence(age))).toBeCloseTo(mean, 12)
    }
  })

  test('weighs both sexes by densities that each sum to one over all counts', () => {
    for (const sex of ['Female', 'Male'] as const) {
      const densityOf = (reps: number) =>
        Math.exp(scoreStands(chairStands(reps).measurement, { age: 66, sex }).evidence(66))
      const sum = Array.from({ length: 601 }, (_, index) => densityOf(index / 10 - 15) / 10)
      expect(sum.reduce((total, share) => total + share, 0)).toBeCloseTo(1, 2)
    }
  })

  test.each(ages)('at %i has a mobility age between those of a woman and a man, or as theirs', age => {
    for (const visit of visits) {
      const [female, male, either] = (['Female', 'Male', 'Undisclosed'] as const).map(
        sex => assess({ age, sex }, visit).mobilityAge ?? Number.NaN,
      )
      const known = [female ?? 0, male ?? 0]
      expect(either).toBeGreaterThan(Math.min(...known) - 0.5)
      expect(either).toBeLessThan(Math.max(...known) + 0.5)
    }
  })

  test.each(ages)('at %i is never made older by one stand or one degree more', age => {
    const ageOf = (reps: number, degrees: number) =>
      assess(unsaid(age), results(20, degrees, reps)).mobilityAge ?? Number.NaN
    for (let more = 1; more <= 40; more += 1) {
      expect(ageOf(more, 80)).toBeLessThanOrEqual(ageOf(more - 1, 80))
      expect(ageOf(12, 120 - 2 * more)).toBeLessThanOrEqual(ageOf(12, 122 - 2 * more))
    }
  })

  test.each(ages)('at %i is ahead of the share of women and men on average', age => {
    for (const visit of visits)
      for (const test of ['balance', 'flexibility', 'strength'] as const) {
        const [female, male, either] = (['Female', 'Male', 'Undisclosed'] as const).map(sex => {
          const part = told({ age, sex }, visit)[test]
          return 'userScore' in part ? (part.userScore ?? Number.NaN) : Number.NaN
        })
        expect(either).toBeCloseTo(((female ?? 0) + (male ?? 0)) / 2, 9)
      }
  })

  test('reads that women’s and men’s numbers count equally, where they differ', () => {
    const { balance, flexibility, strength } = told(unsaid(66), results(25, 80, 14))
    expect('basis' in flexibility && flexibility.basis).toContain('Women’s and men’s numbers count equally.')
    expect('basis' in strength && strength.basis).toContain('Women’s and men’s numbers count equally.')
    expect('basis' in balance && balance.basis).not.toContain('count equally')
  })

  test('a hold at the cap is censored for them as for everybody', () => {
    const alone: Results = { ...results(60, 80, 14), flexibility: undefined, strength: [] }
    expect(told(unsaid(66), alone).balance).toEqual(told({ age: 66, sex: 'Female' }, alone).balance)
  })
})

describe('a table by sex, for them', () => {
  const scoreOf = (age: number, movement: 'push-up' | 'plank') => {
    const { strength } = told(unsaid(age), {
      balance: undefined,
      flexibility: undefined,
      strength: [movement === 'plank' ? plank(84) : pushUps(15, { windowSeconds: 60 })],
    })
    return 'userScore' in strength ? strength.userScore : undefined
  }

  test('is read for women and men where it has both', () => {
    // 84 s: half of the women and a quarter of the men of Strand hold for less.
    expect(scoreOf(24, 'plank')).toBeCloseTo((60 + 25) / 2, 9)
    expect(scoreOf(45, 'push-up')).toBeCloseTo((75 + 31.25) / 2, 9)
  })

  test('gives a plain number where it has one sex only', () => {
    expect(scoreOf(60, 'push-up')).toBeNull()
    expect(scoreOf(60, 'plank')).toBeNull()
  })
})

test.each([
  ['yellow', 45, 'yellow', 55, 'yellow'],
  ['yellow', 45, 'green', 55, 'green'],
  ['red', 10, 'green', 44, 'yellow'],
] as const)('%s at %i and %s at %i come to %s', (zoneOfOne, one, zoneOfOther, other, expected) => {
  const rank = eitherSexRank(unsaid(66), ({ sex }) => {
    const [score, zone]: [number, Zone] = sex === 'Female' ? [one, zoneOfOne] : [other, zoneOfOther]
    return { score, zone, basis: '' }
  })
  expect(rank?.zone).toBe(expected)
})
