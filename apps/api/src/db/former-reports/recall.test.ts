import { loadWordings } from '@lithe/scoring/wording'
import { loadReportWords } from '@lithe/words/report'
import { describe, expect, it } from 'vitest'
import { wordFreeReport, wordFullReport } from '../../assessments/word-report.ts'
import { recallFullReport } from './former-reports.ts'
import formerSentences from './former-sentences.json' with { type: 'json' }
import { filledIn, recallAdvice, recallBasis, recallSummary } from './recall.ts'
import { asSpacedThen, storedAt540b955f, storedAtBc4d84a } from './testing/stored-before.ts'

const wordings = await loadWordings()
const words = await loadReportWords.en()

/** What to do this week is made of a report's codes when it is read; no report was ever stored with it. */
const withoutWeek = ({ week: _, ...stored }: ReturnType<typeof wordFullReport>) => stored

describe.each([
  ['bc4d84a', storedAtBc4d84a],
  ['540b955f', storedAt540b955f],
])('a report stored at %s', (_, rows) => {
  it('reads as it did then', () => {
    for (const { freeReport, fullReport } of rows) {
      expect(asSpacedThen(wordFreeReport(freeReport, wordings.en))).toEqual(freeReport)
      expect(asSpacedThen(withoutWeek(wordFullReport(fullReport, wordings.en)))).toEqual(fullReport)
    }
  })

  it('reads alike once its codes were stored', () => {
    for (const { fullReport } of rows) {
      const stored = JSON.parse(JSON.stringify(recallFullReport(fullReport)))
      expect(typeof stored.description).toBe('object')
      expect(asSpacedThen(withoutWeek(wordFullReport(stored, wordings.en)))).toEqual(fullReport)
      expect(recallFullReport(stored)).toEqual(stored)
    }
  })
})

it('of the last that were stored in sentences, every sentence is a code', () => {
  const stored = JSON.stringify(storedAt540b955f.map(({ fullReport }) => recallFullReport(fullReport)))
  expect(stored).toContain('"code":"age"')
  expect(stored).not.toContain('"text":')
})

it('what is filled in comes back as values', () => {
  expect(
    recallAdvice(
      'You held the plank for the whole 120 seconds. The clock ran out first, so read it as "at least this long".',
    ),
  ).toEqual({
    code: 'plank-whole-window',
    values: { window: 120 },
  })
  const gently =
    'Take it gently this week: up from a sturdy chair with both hands helping, and down slowly. Five times, once a day. You stood up 1 time today, after 9 last time. A tired day happens; the next visit will tell more.'
  expect(recallAdvice(gently)).toEqual({
    code: 'stands-do-gently',
    values: { reps: 1, visit: 'again', last: 9 },
  })
  expect(recallBasis('Compared with students of about 20. It has no part in the mobility age.')).toEqual({
    code: 'plank',
    values: { sexes: 'one' },
  })
  const { description } = storedAt540b955f.find(({ freeReport }) => freeReport.isOrMore)?.freeReport ?? {}
  expect(recallSummary(description ?? '', 90)[0]).toMatchObject({
    code: 'age',
    values: { told: 'orMore', years: 88, age: 90 },
  })
})

it('words that have changed since are kept as they were, with the advice they were where that is known', () => {
  const text =
    'Reach for your toes for three slow breaths on two days this week. Range you visit now and then is range you keep.'
  expect(recallAdvice(text)).toEqual({ text, code: 'reach-do-keep-it' })
  expect(recallAdvice('A sentence of another day.')).toEqual({ text: 'A sentence of another day.' })
  expect(recallBasis('')).toBeNull()
  expect(recallSummary('You move. Balance is not in it yet.', 60)).toEqual([
    { text: 'You move. Balance is not in it yet.' },
  ])
})

it('the list of former sentences names codes that have words, and blanks of known kinds', () => {
  const said = words.advice
  for (const [code = '', ...texts] of formerSentences.advice) {
    expect(said).toHaveProperty(code)
    for (const [, kind = ''] of texts.join().matchAll(/\{\w+:([^}]+)\}/g))
      expect(filledIn).toHaveProperty(kind)
  }
  for (const [code = ''] of formerSentences.basis) expect(words.basis).toHaveProperty(code)
  for (const [code = ''] of formerSentences.summary) expect(words.summary).toHaveProperty(code)
})

it('a report of before says what each score stands on, and where it is an estimate', () => {
  const part = { userScore: 60, zone: null, zoneStart: 0, zoneEnd: 100, yearsEffect: 1, observations: [] }
  const former = storedAtBc4d84a[0]?.fullReport
  if (!former) throw new Error('there are reports of before')
  const { balance, flexibility, strength } = wordFullReport(
    {
      ...former,
      assessmentBreakdown: {
        balance: { ...part, movement: 'single-leg-stance', duration: 31, censored: false },
        flexibility: { ...part, movement: 'toe-touch', minRange: 82 },
        strength: { ...part, movement: 'jumping-jack', userScore: null, reps: 1, partials: 0 },
      },
    },
    wordings.en,
  ).assessmentBreakdown
  expect('basis' in balance && balance.basis).toContain('published studies')
  expect('basis' in flexibility && flexibility.basis).toContain('An estimate')
  expect(strength).not.toHaveProperty('basis')
})
