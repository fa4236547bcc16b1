import fc from 'fast-check'
import { expect, test } from 'vitest'
import { assess } from '../assess.ts'
import { inEnglish, observationsOf } from '../testing/in-english.ts'
import { lastStance, lastVisit } from '../testing/last-visits.ts'
import { refused, refusedStrength, squats, stance, toeTouch } from '../testing/measurements.ts'
import { adviceLibrary } from './advice-library.ts'
import type { Recommendation } from './said.ts'

/** Whether an id belongs to that test's advice. */
const ofTest = (test: string) => {
  const ids = new Set<string>(
    adviceLibrary
      .filter(advice => advice.test === test && advice.kind === 'recommendation')
      .map(({ id }) => id),
  )
  return ({ code }: Recommendation) => ids.has(code)
}
const wordsOf = (advice: readonly Recommendation[]) => advice.map(said => inEnglish.said(said) ?? '')

const somethingToHold =
  /both hands|hand on|hands on|hold the back|holding the back|holding a sturdy chair|hold on to|sit |sitting|sturdy chair/i

const shortHold = fc.record({
  age: fc.integer({ min: 12, max: 94 }),
  sex: fc.constantFrom('Male' as const, 'Female' as const),
  seconds: fc.double({ min: 0, max: 4.99, noNaN: true }),
  other: fc.double({ min: 0, max: 4.99, noNaN: true }),
  tries: fc.integer({ min: 0, max: 5 }),
  sway: fc.double({ min: 0, max: 0.05, noNaN: true }),
  variant: fc.constantFrom(null, 'supported' as const, 'semi-tandem' as const),
  reps: fc.integer({ min: 0, max: 30 }),
  last: fc.option(fc.double({ min: 0, max: 60, noNaN: true })),
})

function visit({
  seconds,
  other,
  tries,
  sway,
  variant,
  reps,
}: typeof shortHold extends fc.Arbitrary<infer T> ? T : never) {
  const best = Math.max(seconds, other)
  return {
    balance: stance(best, {
      sway,
      ...(variant ? { variant } : {}),
      holds: [
        { lifted: 'left' as const, fromSeconds: 0, toSeconds: seconds },
        { lifted: 'right' as const, fromSeconds: 6, toSeconds: 6 + other },
        ...Array.from({ length: tries }, (_, index) => ({
          lifted: 'left' as const,
          fromSeconds: 12 + 2 * index,
          toSeconds: 12.5 + 2 * index,
        })),
      ],
    }),
    flexibility: toeTouch(80),
    strength: [squats(reps)],
  }
}

test('balance advice after a hold under five seconds uses both hands, never tandem walking or one-leg standing', () => {
  fc.assert(
    fc.property(shortHold, drawn => {
      const last = drawn.last === null ? null : lastVisit({ balance: lastStance(drawn.last) })
      const { recommendations } = assess(drawn, visit(drawn), last)
      expect(wordsOf(recommendations).join(' ')).not.toMatch(
        /heel to toe|\b(stand|standing) on (one leg|your)/i,
      )
      for (const text of wordsOf(recommendations.filter(ofTest('balance'))))
        expect(text).toMatch(/both hands/i)
    }),
    { numRuns: 300 },
  )
})

test('all standing advice after a hold under five seconds names a support, and none asks for jumps', () => {
  fc.assert(
    fc.property(shortHold, drawn => {
      const { recommendations } = assess(drawn, visit(drawn))
      for (const text of wordsOf([
        ...recommendations.filter(ofTest('strength')),
        ...recommendations.filter(ofTest('flexibility')),
      ]))
        expect(text).toMatch(somethingToHold)
      expect(wordsOf(recommendations).join(' ')).not.toMatch(/jump|stairs|briskly/i)
    }),
    { numRuns: 300 },
  )
})

test('both hands on a chair come before work on the weaker side', () => {
  const { recommendations } = assess({ age: 78, sex: 'Male' }, visitWithGap(9, 1))
  const balance = wordsOf(recommendations.filter(ofTest('balance')))
  expect(balance[0]).toContain('both hands')
  expect(balance.join(' ')).not.toMatch(/within reach/)
})

const visitWithGap = (left: number, right: number) => ({
  balance: stance(Math.max(left, right), {
    holds: [
      { lifted: 'left' as const, fromSeconds: 0, toSeconds: left },
      { lifted: 'right' as const, fromSeconds: 20, toSeconds: 20 + right },
    ],
  }),
  flexibility: toeTouch(80),
  strength: [squats(14)],
})

test.each([14, 16, 19])('no one aged %s is advised to jump after three squats', age => {
  const { recommendations } = assess(
    { age, sex: 'Female' },
    { balance: stance(60), flexibility: toeTouch(70), strength: [squats(3)] },
  )
  expect(wordsOf(recommendations).join(' ')).not.toMatch(/jump/i)
})

test.each([45, 69])('no one aged %s who felt unwell in every movement is sent for a walk', age => {
  const unwell = refused('felt-unwell')
  const { recommendations } = assess(
    { age, sex: 'Female' },
    { balance: unwell, flexibility: unwell, strength: [refusedStrength('squat', 'felt-unwell')] },
  )
  expect(recommendations.map(({ code }) => code)).toEqual([
    'again-felt-unwell',
    'again-felt-unwell',
    'any-do-come-back',
  ])
})

test('nothing is compared with other people before 20', () => {
  const { breakdown, first } = assess(
    { age: 15, sex: 'Male' },
    { ...visitWithGap(3, 1), strength: [squats(4)] },
  )
  for (const part of Object.values(breakdown))
    expect(part).toMatchObject({
      userScore: null,
      zone: null,
      median: null,
      basis: { code: 'before-twenty' },
    })
  expect(first).toEqual([])
  expect(
    Object.values(breakdown)
      .flatMap(part => observationsOf(part))
      .join(' '),
  ).not.toMatch(/people|your age/)
})

test('a hold ended by the clock shows no difference between the legs', () => {
  const { balance } = assess(
    { age: 45, sex: 'Female' },
    {
      ...visitWithGap(20, 12),
      balance: stance(35, {
        holds: [
          { lifted: 'left', fromSeconds: 0, toSeconds: 35, endedBy: 'let-go' },
          { lifted: 'right', fromSeconds: 37, toSeconds: 60, endedBy: 'clock' },
        ],
      }),
    },
  ).breakdown
  expect(observationsOf(balance).join(' ')).not.toMatch(/longer than on your/)
})

test('every standing exercise after a near fall has a support at hand', () => {
  const { recommendations } = assess(
    { age: 48, sex: 'Male' },
    { balance: refused('near-fall'), flexibility: toeTouch(80), strength: [squats(14)] },
  )
  for (const text of wordsOf([
    ...recommendations.filter(ofTest('strength')),
    ...recommendations.filter(ofTest('flexibility')),
  ]))
    expect(text).toMatch(/sturdy chair/)
})
