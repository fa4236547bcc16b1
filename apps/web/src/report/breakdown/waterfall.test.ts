import { describe, expect, it } from 'vitest'
import type { BreakdownLine } from './breakdown-lines.ts'
import { byYears, fallOf, scaleOf } from './waterfall.tsx'

const tests = ['balance', 'flexibility', 'strength'] as const
/** Lines with these years: null is not compared, and 'missing' not measured. */
const linesWith = (years: readonly (number | null | 'missing')[]) =>
  tests.map((test, at) => {
    const yearsEffect = years[at] ?? null
    return yearsEffect === 'missing'
      ? { test, isMissing: true, reason: null }
      : { test, isMissing: false, yearsEffect }
  }) as BreakdownLine[]

/** 500 deterministic people, from a linear congruential generator. */
function* people() {
  let state = 2026
  const next = (below: number) => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return state % below
  }
  for (let count = 0; count < 500; count++) {
    const years = tests.map(() => (next(8) === 0 ? (next(2) ? null : 'missing') : next(31) - 15))
    yield { userAge: 20 + next(70), years } as const
  }
}
const sumOf = (years: readonly (number | null | string)[]) =>
  years.reduce<number>((sum, one) => sum + (typeof one === 'number' ? one : 0), 0)

describe('the steps from the real age to the reported one', () => {
  it('end exactly there if the years add up, and are not drawn otherwise', () => {
    for (const { userAge, years } of people()) {
      if (years.every(one => typeof one !== 'number')) continue
      const lines = linesWith(years)
      const mobilityAge = userAge + sumOf(years)
      const fall = fallOf({ userAge, mobilityAge }, lines)
      const last = fall?.steps.at(-1)
      expect(last && last.at + last.years).toBe(mobilityAge)
      expect(fall?.steps.map(({ test }) => test)).toEqual(
        byYears(lines).flatMap(({ test }) => (typeof years[tests.indexOf(test)] === 'number' ? [test] : [])),
      )
      const place = fall && scaleOf(fall)
      const places = [userAge, mobilityAge, ...(fall?.steps ?? []).map(({ at }) => at)].map(
        age => place?.(age) ?? -1,
      )
      expect(Math.min(...places) >= 6 && Math.max(...places) <= 94, String(places)).toBe(true)
      expect(fallOf({ userAge, mobilityAge: mobilityAge + 1 }, lines)).toBeNull()
    }
  })

  it('are not drawn without an age, or without a movement that affects it', () => {
    expect(fallOf({ userAge: 15, mobilityAge: null }, linesWith([1, 2, 3]))).toBeNull()
    expect(fallOf({ userAge: 60, mobilityAge: 60 }, linesWith([null, 'missing', null]))).toBeNull()
  })
})

it('tests are sorted by years: largest first, then without effect on the age, then not measured', () => {
  const order = byYears(linesWith(['missing', null, -9]))
  expect(order.map(({ test }) => test)).toEqual(['strength', 'flexibility', 'balance'])
  expect(byYears(linesWith([1, 6, -3])).map(({ test }) => test)).toEqual([
    'flexibility',
    'balance',
    'strength',
  ])
})
