import { describe, expect, test } from 'vitest'
import { assess, type Results } from '../assess.ts'
import type { Assessment } from '../assessment.ts'
import type { Person } from '../person.ts'
import { assessInWords, inEnglish, observationsOf } from '../testing/in-english.ts'
import { lastReach, lastSquats, lastStance, lastVisit, lastVisitOf } from '../testing/last-visits.ts'
import { squats, stance, toeTouch } from '../testing/measurements.ts'
import { chanceFrom, visitOf, visitor } from '../testing/visitors.ts'
import { adviceLibrary } from './advice-library.ts'

const recommendations = adviceLibrary.filter(({ kind }) => kind === 'recommendation')
const idsOf = ({ recommendations: said }: Pick<Assessment, 'recommendations'>) => said.map(({ code }) => code)
const mayRepeat = new Set<string>(recommendations.filter(advice => advice.mayRepeat).map(({ id }) => id))

const toldIn = ({ recommendations: said }: Assessment) => said.map(one => inEnglish.said(one))

const chance = chanceFrom(16)
const pairs = Array.from({ length: 1500 }, () => {
  const who = visitor(chance)
  const first = assess(who, visitOf(who, chance))
  const second = assess(who, visitOf(who, chance), lastVisitOf(first))
  return { who, first, second }
})
const zonesOf = ({ breakdown }: Assessment) =>
  Object.values(breakdown)
    .map(part => ('zone' in part ? part.zone : 'missing'))
    .join()

describe('1,500 people aged 20 to 90 who come twice', () => {
  test('never read the same advice again unless its cause recurs', () => {
    const repeated = pairs.flatMap(({ first, second }) => {
      const before = new Set<string>(idsOf(first))
      return idsOf(second).filter(id => before.has(id) && !mayRepeat.has(id))
    })
    expect(repeated).toEqual([])
  })

  test('never read the same list twice, even with unchanged colours', () => {
    const sameColours = pairs.filter(({ first, second }) => zonesOf(first) === zonesOf(second))
    expect(sameColours.length).toBeGreaterThan(500)
    const identical = pairs.filter(({ first, second }) => toldIn(first).join() === toldIn(second).join())
    expect(identical).toEqual([])
  })

  test('share at most two of five pieces of advice with nearly everyone else, and rarely a whole list', () => {
    const counts = new Map<string, number>()
    for (const { first } of pairs) for (const id of idsOf(first)) counts.set(id, (counts.get(id) ?? 0) + 1)
    const common = [...counts].filter(([, count]) => count > 0.9 * pairs.length)
    expect(common.length).toBeLessThanOrEqual(2)
    expect(counts.size).toBeGreaterThan(50)
    const lists = new Set(pairs.map(({ first }) => toldIn(first).join(' ')))
    expect(lists.size).toBeGreaterThan(1200)
  })
})

const person: Person = { age: 70, sex: 'Female' }
const today: Results = { balance: stance(25), flexibility: toeTouch(75), strength: [squats(13)] }
const told = (...of: Parameters<typeof assess>) => assessInWords(...of).recommendations.join(' ')

describe('advice', () => {
  test('takes the last visit into account without changing a number', () => {
    const before = lastVisit({ balance: lastStance(8) })
    const { mobilityAge, range80, standing, breakdown } = assess(person, today)
    const again = assess(person, today, before)
    expect(again).toMatchObject({ mobilityAge, range80, standing })
    expect(again.breakdown.balance).toMatchObject({ ...breakdown.balance, observations: expect.anything() })
    expect(told(person, today, before)).not.toBe(told(person, today))
  })

  test('names the last hold, and says what retest error explains', () => {
    const seenAfter = (seconds: number, todaysSeconds: number) => {
      const results = { ...today, balance: stance(todaysSeconds) }
      const { balance } = assess(person, results, lastVisit({ balance: lastStance(seconds) })).breakdown
      return observationsOf(balance).join(' ')
    }
    expect(seenAfter(24, 25)).toContain('Last time it was 24\u00a0seconds, and today 25\u00a0seconds.')
    expect(seenAfter(5, 40)).toContain(
      'Last time it was 5\u00a0seconds. Two ordinary days usually differ by less',
    )
    for (const todaysSeconds of [6, 15]) expect(seenAfter(5, todaysSeconds)).not.toContain('differ by less')
  })

  test.each([
    ['a longer hold', 40, { balance: lastStance(6) }, 'Whatever you have been doing for your balance'],
    ['more squats', 25, { strength: lastSquats(5) }, 'Whatever you have been doing for your legs'],
    ['a deeper reach', 25, { flexibility: lastReach(110) }, 'Whatever stretching you have been doing'],
    ['fewer squats', 25, { strength: lastSquats(24) }, 'Go gently this week'],
    ['a shallower reach', 25, { flexibility: lastReach(45) }, 'Keep stretches short and easy'],
    ['a shorter hold', 11, { balance: lastStance(60, { censored: true }) }, 'Make it easier this week'],
  ])('responds to %s than last time', (_, todaysSeconds, results, words) => {
    const todays = { ...today, balance: stance(todaysSeconds) }
    expect(told(person, todays, lastVisit(results))).toContain(words)
    expect(told(person, todays)).not.toContain(words)
  })

  test('reports no decrease if the window ended both holds', () => {
    const both = { ...today, balance: stance(60) }
    const { balance } = assess(
      person,
      both,
      lastVisit({ balance: lastStance(120, { censored: true }) }),
    ).breakdown
    expect(observationsOf(balance).join(' ')).not.toContain('longer:')
  })

  test('treats a running hold as a minimum', () => {
    const lateHold = { lifted: 'left', fromSeconds: 40, toSeconds: 60, endedBy: 'clock' } as const
    const running = { ...today, balance: stance(20, { holds: [lateHold] }) }
    const before = lastVisit({ balance: lastStance(58) })
    const { balance } = assess(person, running, before).breakdown
    const words = observationsOf(balance).join(' ')
    expect(words).toContain('You were still up when the measuring ended, after 20\u00a0seconds.')
    expect(words).not.toContain('longer:')
  })

  test('does not compare with an earlier model’s results', () => {
    const before = lastVisit({ balance: lastStance(8) })
    const said = (modelVersion: string) =>
      observationsOf(assess(person, today, { ...before, modelVersion }).breakdown.balance).join(' ')
    expect(said(before.modelVersion)).toContain('Last time')
    expect(said('2026.5')).not.toContain('Last time')
  })

  test('does not compare a supported hold with an unsupported one', () => {
    const before = lastVisit({ balance: lastStance(50, { variant: 'supported' }) })
    const { balance } = assess(person, today, before).breakdown
    expect(observationsOf(balance).join(' ')).not.toContain('Last time')
  })

  test.each([
    ['the seconds', { ...today, balance: stance(14) }],
    [
      'the gap between the legs',
      {
        ...today,
        balance: stance(25, {
          holds: [
            { lifted: 'left', fromSeconds: 0, toSeconds: 25 },
            { lifted: 'right', fromSeconds: 27, toSeconds: 36 },
          ],
        }),
      },
    ],
    ['the sway', { ...today, balance: stance(25, { sway: 0.03 }) }],
    ['the depth', { ...today, strength: [squats(13, { deepestDegrees: 89 })] }],
    ['the pace', { ...today, strength: [squats(22)] }],
    ['shallow squats', { ...today, strength: [squats(4, { partials: 6 })] }],
    ['bent knees', { ...today, flexibility: toeTouch(75, { minHipDegreesWithBentKnees: 60 }) }],
  ] satisfies [string, Results][])('reacts to %s', (_, other) => {
    expect(told(person, other)).not.toBe(told(person, today))
  })

  test('does not ask for a skipped toe touch', () => {
    for (const last of [null, lastVisit({})])
      for (const age of [30, 57, 71, 84]) {
        const words = told({ age, sex: 'Female' }, { ...today, flexibility: undefined }, last)
        expect(words).not.toMatch(/flexibility|\bbend|\bfold|your toes|lean forward|shin/i)
      }
  })
})
