import { expect, test } from 'vitest'
import { assess, type Results } from './assess.ts'
import { firstOf } from './describe.ts'
import { assessInWords, basisOf } from './testing/in-english.ts'
import { chairStands, refused, squats, stance, toeTouch } from './testing/measurements.ts'

const good = { balance: stance(60), flexibility: toeTouch(40), strength: [chairStands(22)] }
const made = (age: number, visit: Partial<Results>) =>
  assessInWords({ age, sex: 'Female' }, { ...good, ...visit })

test.each([
  ['a near fall', { balance: refused('near-fall') }, /^You nearly lost your balance today.*doctor/],
  [
    'a hand on the chair for 2 s',
    { balance: stance(2, { variant: 'supported' }) },
    /^With a hand on the chair/,
  ],
  ['a half-step of 9 s', { balance: stance(9, { variant: 'semi-tandem' }) }, /^In the half-step .* 9/],
  ['a balance in the red', { balance: stance(3) }, /^You stood on one leg for 3/],
] as const)(
  '%s is reported first and is never green, however young the other results',
  (_what, visit, first) => {
    const report = made(70, visit)
    expect(report).toMatchObject({ comparison: 'younger than', mobilityStatus: 'yellow' })
    expect(report.first).toMatch(first)
    expect(report.description).not.toContain('keep doing it')
  },
)

test('ten seconds of an easier stance are no concern', () => {
  expect(made(70, { balance: stance(10, { variant: 'semi-tandem' }) })).toMatchObject({
    first: '',
    mobilityStatus: 'green',
  })
})

test('two red tests prevent green, however wide the age range', () => {
  const reds = { balance: stance(60), flexibility: toeTouch(74), strength: [squats(15)] }
  expect(assess({ age: 25, sex: 'Male' }, reds).mobilityStatus).toBe('yellow')
})

test('low results come first if the age is close or younger, and are left out if it is older', () => {
  for (const code of ['first-reds', 'first-low'] as const) {
    const concern = code === 'first-low' ? { code, values: {} } : { code, values: { reds: 2 } }
    expect(firstOf('close to', 'yellow', null, concern)).toEqual([concern])
    expect(firstOf('older than', 'yellow', null, concern)).toEqual([])
    expect(firstOf(null, 'yellow', null, concern)).toEqual([])
  }
})

test('the status is red if the whole likely standing is red', () => {
  const nothing = { balance: stance(1.5), flexibility: toeTouch(115), strength: [squats(0)] }
  expect(assess({ age: 20, sex: 'Female' }, nothing).mobilityStatus).toBe('red')
})

test('a short hold whose end was unseen is shown but does not count', () => {
  const report = made(60, { balance: stance(1.4, { endedBy: 'clock' }) })
  expect(report.breakdown.balance).toMatchObject({ zone: null, userScore: null, yearsEffect: null })
  expect(basisOf(report.breakdown.balance)).toContain('the true hold is longer')
  expect(report.first).toBe('')
})
