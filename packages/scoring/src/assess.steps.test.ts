import { describe, expect, test } from 'vitest'
import { scoreStance } from './balance/score-stance.ts'
import { medianHipDegrees, scoreToeTouch } from './flexibility/score-toe-touch.ts'
import { centred } from './model/centring.ts'
import { estimateAge } from './model/estimate-age.ts'
import { priorFor } from './model/prior.ts'
import type { Person, Sex } from './person.ts'
import type { AgeSay, Scored } from './scored.ts'
import { medianSquats, scoreStands } from './strength/score-stands.ts'
import { squats, stance, toeTouch } from './testing/measurements.ts'

// Bounds the effect of one second, squat or degree at any age, without the wording, which takes longer.

type Say = Scored & AgeSay
// Ages 20 to 90 were all checked once; these are the tightest, and one per decade.
const ages = [20, 30, 36, 40, 50, 60, 70, 78, 81, 90]
const everybody = ages.flatMap(age => (['Male', 'Female'] as const).map((sex): Person => ({ age, sex })))

function ageOf({ age }: Person, balance: Say | null, flexibility: Say | null, strength: Say | null): number {
  const prior = priorFor(age)
  const say = (scored: Say | null) => scored && { ...scored, ...centred(prior, scored) }
  const { posterior } = estimateAge(prior, {
    balance: say(balance),
    flexibility: say(flexibility),
    strength: say(strength),
  })
  return posterior?.mean ?? Number.NaN
}

const known = new Map<string, Say>()
function remembered(key: string, score: () => Say): Say {
  const scored = known.get(key) ?? score()
  known.set(key, scored)
  return scored
}
/** Deterministic draws between 0 and 1 from a linear congruential generator. */
function createDraws(seed: number) {
  let state = seed
  return () => {
    state = (state * 1664525 + 1013904223) % 2 ** 32
    return (state + 0.5) / 2 ** 32
  }
}

const stanceOf = (person: Person, seconds: number, windowSeconds: number) =>
  scoreStance(
    stance(seconds, {
      windowSeconds,
      holds: [
        {
          fromSeconds: 0,
          toSeconds: seconds,
          lifted: 'left',
          endedBy: seconds === windowSeconds ? 'clock' : 'let-go',
        },
      ],
    }).measurement,
    person,
  )
const foldOf = (person: Person, degrees: number) => scoreToeTouch(toeTouch(degrees).measurement, person)
const squatsOf = (person: Person, reps: number) => scoreStands(squats(reps).measurement, person)
const ordinary = (person: Person, sex: Sex = person.sex) => ({
  flexibility: foldOf(person, Math.round(medianHipDegrees(person.age, sex))),
  strength: squatsOf(person, Math.round(medianSquats(person.age, sex))),
})

/** Differences between neighbours of a row. */
const steps = (row: readonly number[]) =>
  row.slice(1).map((value, index) => value - (row[index] ?? Number.NaN))
const wholeNumbers = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index)

describe.each(everybody)('at $age, $sex', person => {
  test.each([60, 120])(
    'each second from 5 to %i never adds years, and subtracts at most 1.25',
    windowSeconds => {
      const { flexibility, strength } = ordinary(person)
      const stances = wholeNumbers(5, windowSeconds).map(seconds => stanceOf(person, seconds, windowSeconds))
      const apart = { flexibility: null, strength: null }
      for (const others of [{ flexibility, strength }, apart]) {
        const row = stances.map(balance => ageOf(person, balance, others.flexibility, others.strength))
        expect(Math.max(...steps(row))).toBeLessThanOrEqual(1e-6)
        expect(Math.min(...steps(row))).toBeGreaterThanOrEqual(-1.25)
      }
    },
  )

  test('each squat never adds years, and subtracts at most 1.2', () => {
    const row = wholeNumbers(0, 45).map(reps => ageOf(person, null, null, squatsOf(person, reps)))
    expect(Math.max(...steps(row))).toBeLessThanOrEqual(1e-6)
    expect(Math.min(...steps(row))).toBeGreaterThanOrEqual(-1.2)
  })

  test('each degree never subtracts years, and adds at most one', () => {
    const row = wholeNumbers(30, 170).map(degrees => ageOf(person, null, foldOf(person, degrees), null))
    expect(Math.min(...steps(row))).toBeGreaterThanOrEqual(-1e-6)
    expect(Math.max(...steps(row))).toBeLessThanOrEqual(1)
  })
})

test('for 10,000 people, effects sum to the whole difference, results from the median up add no years, lower ones subtract none, and marks lie in their zones', () => {
  const chance = createDraws(5)
  for (let person = 0; person < 10_000; person++) {
    const sex = chance() < 0.5 ? 'Male' : 'Female'
    const drawn: Person = { age: 20 + Math.floor(75 * chance()), sex }
    const seconds = Math.ceil(60 * chance() ** 2)
    const prior = priorFor(drawn.age)
    const say = (scored: Say) => ({ ...scored, ...centred(prior, scored) })
    const says = {
      balance: say(remembered(`s ${sex} ${drawn.age} ${seconds}`, () => stanceOf(drawn, seconds, 60))),
      flexibility: say(foldOf(drawn, Math.round(50 + 70 * chance()))),
      strength: say(squatsOf(drawn, Math.floor(30 * chance()))),
    }
    const { posterior, yearsEffect } = estimateAge(prior, says)
    const effects = Object.values(yearsEffect).map(years => years ?? 0)
    expect(effects.reduce((sum, years) => sum + years, 0)).toBe(
      Math.round(posterior?.mean ?? Number.NaN) - drawn.age,
    )
    for (const [index, { score, zone, zones }] of Object.values(says).entries()) {
      if (score >= 50) expect(effects[index]).toBeLessThanOrEqual(0)
      if (score < 50 || zone === 'red') expect(effects[index]).toBeGreaterThanOrEqual(0)
      expect(score).toBeGreaterThanOrEqual(zones[zone].start)
      expect(score).toBeLessThanOrEqual(zones[zone].end)
    }
  }
}, 120_000)
