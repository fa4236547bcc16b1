import { refusalReasons } from '@lithe/movements/catalog'
import { clearView } from '@lithe/movements/testing'
import { expect, test } from 'vitest'
import { assess, type Results } from '../assess.ts'
import type { Person } from '../person.ts'
import {
  assessInWords,
  codesIn,
  englishWords,
  inEnglish,
  readsOf,
  observationsOf as seenIn,
} from '../testing/in-english.ts'
import { lastReach, lastSquats, lastStance, lastVisit, lastVisitOf } from '../testing/last-visits.ts'
import {
  chairStands,
  jumpingJacks,
  plank,
  pushUps,
  refused,
  sitAndReach,
  squats,
  stance,
  toeTouch,
} from '../testing/measurements.ts'
import { adviceLibrary } from './advice-library.ts'
import { ageBandOf } from './age-band.ts'

const dimView = { ...clearView, level: 'poor' } as const
const patchyView = { ...clearView, trackedShare: 0.6 } as const
const bothLegs = (left: number, right: number) => [
  { lifted: 'left' as const, fromSeconds: 0, toSeconds: left },
  { lifted: 'right' as const, fromSeconds: left + 1, toSeconds: left + 1 + right },
]
const leftHold = (fromSeconds: number, seconds: number) => ({
  lifted: 'left' as const,
  fromSeconds,
  toSeconds: fromSeconds + seconds,
})
const shortHolds = [0, 3, 6, 9, 12].map(at => leftHold(at, 2))
const fading = [25, 12, 12, 5].map((seconds, index) => leftHold(index * 26, seconds))

const balances = [
  ...[0.6, 2, 4, 9, 14, 25, 40, 55, 60].map(seconds => stance(seconds)),
  stance(12, { holds: bothLegs(12, 11) }),
  stance(25, { holds: bothLegs(25, 9) }),
  stance(2, { holds: shortHolds }),
  stance(20, { sway: 0.03 }),
  stance(20, { sway: 0.005 }),
  stance(20, { quality: patchyView }),
  stance(20, { quality: dimView }),
  stance(20, { variant: 'supported' }),
  stance(20, { variant: 'semi-tandem' }),
  stance(4, { holds: bothLegs(1, 4) }),
  stance(4, { holds: shortHolds, sway: 0.03 }),
  stance(4, { sway: 0.03 }),
  stance(14, { holds: bothLegs(5, 14) }),
  stance(9, { holds: bothLegs(9, 2) }),
  stance(25, { holds: fading }),
  stance(60, { windowSeconds: 120, holds: bothLegs(60, 40) }),
  stance(75, { windowSeconds: 120 }),
  stance(20, { holds: [{ lifted: 'left', fromSeconds: 40, toSeconds: 60, endedBy: 'clock' }] }),
  stance(12, { holds: fading.slice(1) }),
]
const flexibilities = [
  ...[50, 65, 75, 82, 90, 100, 130].map(degrees => toeTouch(degrees)),
  toeTouch(88, { minHipDegreesWithBentKnees: 60 }),
  toeTouch(70, { kneeDegrees: 176 }),
  toeTouch(70, { kneeDegrees: 162 }),
  toeTouch(70, { quality: patchyView }),
  toeTouch(70, { quality: dimView }),
  ...[50, 65, 72, 80, 100, 120].map(degrees => sitAndReach(degrees)),
  toeTouch(95, { variant: 'seated' }),
]
const strengths = [
  ...[0, 4, 8, 11, 13, 15, 17, 19, 26, 34].map(reps => [squats(reps)]),
  [squats(3, { partials: 7 })],
  [squats(12, { partials: 1 })],
  [squats(12, { deepestDegrees: 66 })],
  [squats(12, { deepestDegrees: 89 })],
  [squats(12, { quality: patchyView })],
  [squats(12, { quality: dimView })],
  ...[0, 4, 8, 11, 13, 15, 19, 26].map(reps => [chairStands(reps)]),
  [chairStands(9, { partials: 2 })],
  ...[0, 6, 12, 20, 40].map(reps => [pushUps(reps)]),
  [pushUps(12, { partials: 2 })],
  [plank(30)],
  [plank(120)],
  [jumpingJacks(30, { partials: 3 })],
  [pushUps(12), jumpingJacks(30), plank(50)],
]
const people: Person[] = [15, 22, 35, 57, 70, 82].map((age, index) => ({
  age,
  sex: index % 2 ? 'Male' : 'Female',
}))

const usual = { balance: stance(20), flexibility: toeTouch(75), strength: [squats(13)] }
const visits = [
  ...balances.map(balance => ({ ...usual, balance })),
  ...flexibilities.map(flexibility => ({ ...usual, flexibility })),
  ...strengths.map(strength => ({ ...usual, strength })),
  ...refusalReasons.map(reason => ({ ...usual, balance: refused(reason) })),
  { ...usual, balance: stance(3), strength: [squats(40)], flexibility: toeTouch(120) },
  { balance: stance(3), flexibility: undefined, strength: [plank(50)] },
  { ...usual, balance: refused('near-fall'), strength: [] },
  { balance: stance(20, { variant: 'supported' }), flexibility: undefined, strength: [] },
  { balance: undefined, flexibility: undefined, strength: [] },
]
const lastHeld = lastStance(60, { censored: true })
const elsewhere = [
  lastVisit({ balance: lastStance(3), flexibility: lastReach(130), strength: lastSquats(1) }),
  lastVisit({ balance: lastHeld, flexibility: lastReach(40), strength: lastSquats(40) }),
  lastVisit({ strength: lastSquats(1, { variant: 'seated' }) }),
  lastVisit({ strength: lastSquats(40, { variant: 'seated' }) }),
  lastVisit({ strength: lastSquats(12, { movement: 'plank' }) }),
]
/** Repeats one visit; each remembers the previous one. */
function inARow(person: Person, visit: Results, visitsInARow: number) {
  let last: ReturnType<typeof lastVisitOf> | null = null
  return Array.from({ length: visitsInARow }, () => {
    const made = assess(person, visit, last)
    last = lastVisitOf(made)
    return made
  })
}
const told = (person: Person, visit: Results) => [
  ...inARow(person, visit, 6),
  ...elsewhere.map(last => assess(person, visit, last)),
]
const assessments = people.flatMap(person =>
  visits.flatMap(visit => told(person, visit).map(made => ({ person, ...made }))),
)
const saidToSomeone = new Set(assessments.flatMap(codesIn))
const everySentence = [...new Set(assessments.flatMap(made => readsOf(made, inEnglish)))]

const messages: Readonly<Record<string, readonly unknown[]>> = englishWords.advice
const library = adviceLibrary.map(({ id, ...advice }) => {
  const [text = '', because = ''] = (messages[id] ?? []).map(String)
  return { ...advice, id, text, because }
})

test('the library has at least sixty pieces of advice, each with its reason', () => {
  expect(library.length).toBeGreaterThanOrEqual(60)
  for (const { because } of library) expect(because.length).toBeGreaterThan(10)
})

test('no advice or reason occurs twice', () => {
  for (const part of ['id', 'text', 'because'] as const)
    expect(new Set(library.map(advice => advice[part])).size).toBe(library.length)
})

test('reports and advice make no health claims', () => {
  const banned =
    /diagnos|screen|prevent|treat|cure|heal(s|ed|ing|thy)?\b|fall(s|ing)?\b|frail|medical|patient|disease|\brisk|clinic|symptom|guarantee/i
  const told = [
    ...library.map(({ text, because }) => `${text} ${because}`),
    ...assessments.map(it => inEnglish.summary(it.description)),
  ]
  expect(told.filter(text => banned.test(text))).toEqual([])
})

test('advice never scolds', () => {
  const scolding = /fail|wrong|bad|poor|\bshould\b|\bmust\b|weak\b|lazy|only managed/i
  expect(library.filter(({ text, because }) => scolding.test(`${text} ${because}`))).toEqual([])
})

test.each(adviceLibrary)('$id reaches someone', advice => {
  expect(saidToSomeone).toContain(advice.id)
})

test('no placeholder is left unfilled', () => {
  expect(everySentence.filter(sentence => /[{}]|NaN|undefined|null/.test(sentence))).toEqual([])
})

test('a report has one to three observations per measured test and three to five recommendations, none twice', () => {
  for (const it of assessments) {
    for (const part of Object.values(it.breakdown))
      if (!('missing' in part)) expect([1, 2, 3]).toContain(seenIn(part).length)
    expect([3, 4, 5]).toContain(it.recommendations.length)
    expect(new Set(it.recommendations).size).toBe(it.recommendations.length)
  }
})

test('every exercise recommended from 65 includes something to hold or sit on', () => {
  const ofTests = new Set<string>(
    adviceLibrary
      .filter(({ kind, test: of }) => kind === 'recommendation' && of !== 'any')
      .map(({ id }) => id),
  )
  const toSomebodyOf65 = assessments.filter(it => it.person.age >= 65).flatMap(it => it.recommendations)
  const saidOfTests = toSomebodyOf65.filter(({ code }) => ofTests.has(code))
  const told = [...new Set(saidOfTests.map(said => inEnglish.said(said) ?? ''))]
  expect(told.length).toBeGreaterThan(30)
  expect(told.filter(text => !/sturdy chair|kitchen counter/.test(text))).toEqual([])
})

test('every piece of advice reaches someone in each age band it names', () => {
  const bandsOf = people.map(({ age }) => ageBandOf(age))
  const ofBand = (band: string) => assessments.filter(it => ageBandOf(it.person.age) === band)
  const saidAt = new Map(bandsOf.map(band => [band, new Set(ofBand(band).flatMap(codesIn))]))
  const unmet = adviceLibrary.flatMap(advice =>
    (advice.ages === 'any' ? [] : advice.ages)
      .filter(band => !saidAt.get(band)?.has(advice.id))
      .map(band => `${advice.id} at ${band}`),
  )
  expect(unmet).toEqual([])
})

test('people with different results read different reports', () => {
  const person: Person = { age: 70, sex: 'Female' }
  const readBy = (visit: Parameters<typeof assess>[1]) => {
    const { breakdown, recommendations } = assessInWords(person, visit)
    return JSON.stringify([Object.values(breakdown).map(part => seenIn(part)), recommendations])
  }
  const changes = [
    usual,
    { ...usual, balance: stance(4) },
    { ...usual, balance: stance(25, { holds: bothLegs(25, 9) }) },
    { ...usual, balance: stance(20, { sway: 0.03 }) },
    { ...usual, flexibility: toeTouch(88, { minHipDegreesWithBentKnees: 60 }) },
    { ...usual, flexibility: toeTouch(110) },
    { ...usual, strength: [squats(3, { partials: 7 })] },
    { ...usual, strength: [squats(20)] },
    { ...usual, balance: refused('stopped') },
  ]
  expect(new Set(changes.map(readBy)).size).toBe(changes.length)
})

test('the same result reads differently at another age', () => {
  const result = { balance: stance(9), flexibility: toeTouch(62), strength: [squats(11)] }
  const bands = [15, 35, 57, 70, 82].map(age =>
    assessInWords({ age, sex: 'Female' }, result).recommendations.join(' '),
  )
  expect(new Set(bands).size).toBe(bands.length)
})

test('recommendations begin with the weakest test', () => {
  const [first] = assessInWords({ age: 70, sex: 'Male' }, { ...usual, strength: [squats(4)] }).recommendations
  expect(first).toContain('Stand up from a sturdy chair')
})

test('an observation names the standing leg, not the lifted one', () => {
  const { breakdown } = assess(
    { age: 70, sex: 'Male' },
    { ...usual, balance: stance(25, { holds: bothLegs(25, 9) }) },
  )
  expect(seenIn(breakdown.balance)).toContain(
    'You stood on your right leg 16\u00a0seconds longer than on your left leg. It tells you which side to give a little more time.',
  )
})
