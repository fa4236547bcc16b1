import { describe, expect, it } from 'vitest'
import { type Advice, choose, plain, type Situation } from './advice.ts'
import { ageBandOf } from './age-band.ts'

type Facts = Situation<{ count: number; goal: number }>
const facts: Facts = {
  band: '65-74',
  needsChair: false,
  zone: 'yellow',
  trend: null,
  values: { count: 4, goal: 9 },
}
const seen = (id: string, more: Partial<Advice<Facts>> = {}): Advice<Facts> => ({
  ...plain,
  test: 'strength',
  kind: 'observation',
  topic: id,
  id,
  ...more,
})
const chosen = (library: readonly Advice<Facts>[], of: Partial<Facts> = {}, limit = 9, said?: string[]) =>
  choose<Facts, Advice<Facts>>(library, 'observation', { ...facts, ...of }, limit, said).map(
    ({ said: { code } }: { said: { code: string } }) => code,
  )

describe('chosen advice', () => {
  it('is of the requested kind', () => {
    const library = [seen('seen'), seen('to-do', { kind: 'recommendation' })]
    expect(chosen(library)).toEqual(['seen'])
  })

  it('matches the zone, or suits any zone if there is none', () => {
    const library = [seen('any'), seen('yellow', { zones: ['yellow'] }), seen('green', { zones: ['green'] })]
    expect(chosen(library)).toEqual(['any', 'yellow'])
    expect(chosen(library, { zone: 'green' })).toEqual(['any', 'green'])
    expect(chosen(library, { zone: null })).toEqual(['any'])
  })

  it('matches the age band and the need for support', () => {
    const library = [
      seen('old', { ages: ['65-74', '75+'] }),
      seen('young', { ages: ['20-49'] }),
      seen('held', { chair: true }),
      seen('free', { chair: false }),
    ]
    expect(chosen(library)).toEqual(['old', 'free'])
    expect(chosen(library, { band: '20-49', needsChair: true })).toEqual(['young', 'held'])
  })

  it('meets its own condition', () => {
    const library = [
      seen('few', { when: ({ values }) => values.count < 5 }),
      seen('many', { when: ({ values }) => values.count >= 5 }),
    ]
    expect(chosen(library)).toEqual(['few'])
    expect(chosen(library, { values: { count: 5, goal: 9 } })).toEqual(['many'])
  })

  it('covers each topic once, in library order, up to the limit', () => {
    const library = [seen('a', { topic: 'one' }), seen('b', { topic: 'two' }), seen('c', { topic: 'one' })]
    expect(chosen(library)).toEqual(['a', 'b'])
    expect(chosen(library, {}, 1)).toEqual(['a'])
  })

  it('rotates between visits, unless it comes first or may repeat', () => {
    const inTurn = ['a', 'b', 'c'].map(id => seen(id, { topic: 'one' }))
    expect(chosen(inTurn, {}, 9, ['a'])).toEqual(['b'])
    expect(chosen(inTurn, {}, 9, ['c'])).toEqual(['a'])
    expect(chosen(inTurn, {}, 9, ['a', 'b', 'c'])).toEqual([])
    const first = [...inTurn.slice(0, 2), seen('c', { topic: 'one', comesFirst: () => true })]
    expect(chosen(first)).toEqual(['c'])
    expect(chosen(first, {}, 9, ['c'])).toEqual(['a'])
    const always = [seen('a', { mayRepeat: true }), seen('b', { topic: 'b' })]
    expect(chosen(always, {}, 9, ['a', 'b'])).toEqual(['a'])
  })

  it('carries the values its text names, and its source', () => {
    const [said] = choose<Facts, Advice<Facts>>([seen('a', { says: ['goal'] })], 'observation', facts, 9)
    expect(said).toEqual({ said: { code: 'a', values: { goal: 9 } }, source: null })
  })
})

it.each([
  [19.9, 'under-20'],
  [20, '20-49'],
  [49.9, '20-49'],
  [50, '50-64'],
  [64.9, '50-64'],
  [65, '65-74'],
  [74.9, '65-74'],
  [75, '75+'],
])('age %f is in the band %s', (age, band) => {
  expect(ageBandOf(age)).toBe(band)
})
