import { clearView } from '@lithe/movements/testing'
import { expect, test } from 'vitest'
import { assess, type Results } from './assess.ts'
import { medianHipDegrees } from './flexibility/score-toe-touch.ts'
import type { Person } from './person.ts'
import { medianSquats } from './strength/score-stands.ts'
import { assessInWords, basisOf, inEnglish, observationsOf } from './testing/in-english.ts'
import {
  chairStands,
  jumpingJacks,
  plank,
  pushUps,
  refused,
  refusedStrength,
  squats,
  stance,
  toeTouch,
} from './testing/measurements.ts'

const woman = (age: number): Person => ({ age, sex: 'Female' })
const man = (age: number): Person => ({ age, sex: 'Male' })
const nothing = { balance: undefined, flexibility: undefined, strength: [] }

test('equal measurements give equal reports', () => {
  const results = { balance: stance(22), flexibility: toeTouch(81), strength: [squats(11)] }
  expect(assess(man(62), results)).toEqual(assess(man(62), results))
})

test('good results subtract years, and poor results add them', () => {
  const { breakdown } = assess(woman(68), {
    balance: stance(60),
    flexibility: toeTouch(110),
    strength: [squats(4)],
  })
  expect('yearsEffect' in breakdown.balance && breakdown.balance.yearsEffect).toBeLessThan(-1)
  expect('yearsEffect' in breakdown.flexibility && breakdown.flexibility.yearsEffect).toBeGreaterThan(1)
  expect('yearsEffect' in breakdown.strength && breakdown.strength.yearsEffect).toBeGreaterThan(3)
})

test('squats are reported with all their figures and their zone’s span', () => {
  const { breakdown } = assess(man(66), { ...nothing, strength: [squats(12, { partials: 2 })] })
  expect(breakdown.strength).toMatchObject({
    movement: 'squat',
    reps: 12,
    partials: 2,
    zone: 'yellow',
    zoneStart: 20,
    zoneEnd: 40,
  })
})

test('refused and skipped tests are left out, each with its reason', () => {
  const result = assessInWords(woman(62), {
    balance: refused('feet-out-of-frame'),
    flexibility: undefined,
    strength: [squats(14)],
  })
  expect(result.missing).toEqual([
    { test: 'balance', reason: 'feet-out-of-frame' },
    { test: 'flexibility', reason: null },
  ])
  expect(result.mobilityAge).not.toBeNull()
  expect(result.description).toContain('Balance and flexibility are not in it')
})

test('no age is reported if no test could be scored', () => {
  const result = assessInWords(woman(62), {
    balance: refused('no-person'),
    flexibility: toeTouch(80, { variant: 'seated' }),
    strength: [],
  })
  expect(result).toMatchObject({ mobilityAge: null, range80: null, mobilityStatus: 'yellow' })
  expect(result.description).toContain('no mobility age this time')
  expect(result.recommendations.length).toBeGreaterThanOrEqual(3)
})

const organisationStrength = [pushUps(25), jumpingJacks(40), plank(64)]

test('several unscored strength movements are reported without any effect on the age', () => {
  const balance = stance(90, { windowSeconds: 120 })
  const { breakdown, mobilityAge, description } = assessInWords(man(40), {
    ...nothing,
    balance,
    strength: organisationStrength,
  })
  expect(breakdown.strength).toMatchObject({
    movement: 'push-up',
    reps: 25,
    userScore: 62.5,
    zone: 'green',
    yearsEffect: null,
    movements: [
      { movement: 'push-up', reps: 25, seconds: null, userScore: 62.5, windowSeconds: 60 },
      { movement: 'plank', reps: null, seconds: 64, userScore: null, zone: null, censored: false },
      { movement: 'jumping-jack', reps: 40, userScore: null, zone: null, zoneStart: 0, zoneEnd: 100 },
    ],
  })
  const told = observationsOf(breakdown.strength).join(' ')
  expect(told).toContain('25 times')
  expect(told).toContain('64\u00a0seconds')
  expect(told).toContain('40 jumping jacks')
  expect(mobilityAge).toBe(assessInWords(man(40), { ...nothing, balance }).mobilityAge)
  expect(description).toContain('Strength is shown as measured and has no part in the age.')
})

test('each failed strength movement is reported with its reason, never as zero', () => {
  const { breakdown, missing } = assess(woman(44), {
    ...nothing,
    strength: [
      refusedStrength('push-up', 'felt-unwell'),
      plank(35),
      refusedStrength('jumping-jack', 'stopped'),
    ],
  })
  expect(breakdown.strength).toMatchObject({
    movement: 'plank',
    reps: null,
    movements: [
      { movement: 'plank', seconds: 35 },
      { movement: 'push-up', missing: true, reason: 'felt-unwell' },
      { movement: 'jumping-jack', missing: true, reason: 'stopped' },
    ],
  })
  expect(missing.map(({ test }) => test)).not.toContain('strength')
})

test('strength is missing if no strength movement was measured', () => {
  const strength = [refusedStrength('push-up', 'near-fall'), refusedStrength('plank', 'stopped')]
  expect(assess(man(40), { ...nothing, strength }).breakdown.strength).toEqual({
    missing: true,
    reason: 'near-fall',
  })
})

test('squats are scored even if other strength movements come first', () => {
  const { breakdown } = assess(man(40), { ...nothing, strength: [pushUps(25), squats(18)] })
  expect(breakdown.strength).toMatchObject({ movement: 'squat', reps: 18 })
  expect('yearsEffect' in breakdown.strength && breakdown.strength.yearsEffect).not.toBeNull()
})

test('each test’s quality is reported: for several movements, the lowest', () => {
  const quality = { ...clearView, level: 'poor' } as const
  const { breakdown, description } = assessInWords(woman(63), {
    balance: stance(20, { quality: { ...clearView, level: 'fair' } }),
    flexibility: toeTouch(80, { quality }),
    strength: [squats(12), pushUps(4, { quality })],
  })
  expect(breakdown).toMatchObject({
    balance: { quality: 'fair' },
    flexibility: { quality: 'poor' },
    strength: { quality: 'poor', movements: [{ quality: 'good' }, { quality: 'poor' }] },
  })
  expect(description).toContain('Flexibility was not seen clearly and counts for less.')
})

test.each([
  { balance: stance(3, { quality: { ...clearView, level: 'poor' } }) },
  { flexibility: toeTouch(120, { quality: { ...clearView, level: 'poor' } }) },
  { strength: [squats(3, { quality: { ...clearView, level: 'poor' } })] },
])('a poor recording weighs less', unclear => {
  const clear = JSON.parse(JSON.stringify(unclear).replace('"poor"', '"good"'))
  const ageOf = (visit: object) => assess(man(60), { ...nothing, ...visit }).mobilityAge ?? 0
  expect(ageOf(unclear)).toBeGreaterThan(60)
  expect(ageOf(unclear)).toBeLessThan(ageOf(clear))
})

test.each([
  ['a hand on a chair', { balance: stance(12, { variant: 'supported' }) }, 'balance'],
  ['a half-step', { balance: stance(12, { variant: 'semi-tandem' }) }, 'balance'],
  ['a reach on a chair', { flexibility: toeTouch(80, { variant: 'seated' }) }, 'flexibility'],
] as const)('%s is shown, but compared with no one', (_, visit, test) => {
  const { breakdown, mobilityAge } = assess(woman(70), { ...nothing, ...visit })
  expect(mobilityAge).toBeNull()
  expect(breakdown[test]).toMatchObject({ userScore: null, zone: null, yearsEffect: null })
  expect(basisOf(breakdown[test])).toContain('shown, not compared')
})

test('chair stands weigh more than the same number of squats', () => {
  const widthOf = (strength: Results['strength']) => {
    const [from, to] = assess(woman(70), { ...nothing, strength }).range80 ?? [0, 0]
    return to - from
  }
  expect(widthOf([chairStands(12)])).toBeLessThan(widthOf([squats(12)]))
  const { strength } = assess(woman(70), { ...nothing, strength: [chairStands(12)] }).breakdown
  expect(strength).toMatchObject({ movement: 'squat', variant: 'seated' })
  expect(basisOf(strength)).toBe('Compared with published chair stands for your age.')
})

test('a person under 20 gets no age but a reason, and all measurements', () => {
  const results = { balance: stance(9), flexibility: toeTouch(100), strength: [squats(6)] }
  const youth = assessInWords(man(16), results)
  expect(youth).toMatchObject({ mobilityAge: null, range80: null, comparison: null, standing: null })
  expect(youth.description).toContain('no mobility age before 20')
  expect(youth.breakdown.strength).toMatchObject({ reps: 6, yearsEffect: null })
  expect(assessInWords(man(20), results).mobilityAge).not.toBeNull()
})

const frail = { balance: stance(1), flexibility: toeTouch(110), strength: [squats(2)] }

test('an age above 88 is reported as “88 or more”, which is older than 86 but not compared with 92', () => {
  const at86 = assessInWords(woman(86), frail)
  expect(at86).toMatchObject({ comparison: 'older than' })
  expect(at86.description).toMatch(/^You move like someone of 88 or more, older than your 86\. /)
  const { description, mobilityAge, ...at92 } = assessInWords(woman(92), frail)
  expect(mobilityAge ?? 0).toBeGreaterThan(88)
  expect(at92).toMatchObject({ comparison: null, mobilityStatus: 'yellow' })
  expect(description).toMatch(/^You move like someone of 88 or more\. /)
  expect(description).toContain('at 92 you are among the oldest people in them')
  expect(description).not.toMatch(/older than|younger than|close to|chance/)
  expect(assessInWords(woman(94), frail).description).toContain('The likely range is 88 or more')
})

test('a difference within the likely range is described as possible chance', () => {
  const better = assessInWords(woman(62), { ...nothing, balance: stance(60) })
  expect(better.comparison).toBe('younger than')
  expect(better.description).toMatch(
    /^You move like someone of about (\d+), younger than your 62\. The likely range, \d+–\d+, includes 62 too, so this may be chance\. /,
  )
  const worse = assessInWords(woman(62), frail)
  expect(worse.description).toMatch(
    /, older than your 62\. The likely range is \d+(–\d+|\u00a0to\u00a088 or more)\./,
  )
})

test('a report says how much of the age is calendar age: less when more was measured', () => {
  const all = { balance: stance(20), flexibility: toeTouch(80), strength: [chairStands(12)] }
  for (const [visit, share] of [
    [{ ...nothing, flexibility: all.flexibility }, 'nine tenths'],
    [all, 'two thirds'],
  ] as const)
    expect(inEnglish.summary(assess(woman(66), visit).behind)).toContain(
      `We begin with your own age: it makes up about ${share} of this age`,
    )
})

test.each([20, 40, 60, 80])('an ordinary visit at %i yields about the person’s own age', age => {
  const { mobilityAge, mobilityStatus } = assess(woman(age), {
    balance: stance(age < 64 ? 60 : age < 78 ? 15 : 5),
    flexibility: toeTouch(Math.round(medianHipDegrees(age, 'Female'))),
    strength: [squats(Math.round(medianSquats(age, 'Female')))],
  })
  expect(Math.abs((mobilityAge ?? 0) - age)).toBeLessThan(4)
  expect(mobilityStatus).toBe('green')
})
