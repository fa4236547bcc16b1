import { expect, test, vi } from 'vitest'
import { shownOf } from './advice/exercise-films.ts'
import { englishWords, inEnglish } from './testing/in-english.ts'
import { sampleReports } from './testing/worded-sample.ts'
import { weekOf } from './week.ts'

vi.setConfig({ testTimeout: 60_000 })

const sample = sampleReports(250)
const wordsIn = (text: string) => text.split(/\s+/).length
/** Word limits in a movement's space on the report; the film's line takes some of it. */
const [mostWords, mostWordsWithoutHands] = [15, 9]

test('750 reports have one line for each test with an exercise, and none for other tests', () => {
  for (const { made } of sample) {
    const week = weekOf(made.recommendations)
    expect(new Set(week.map(step => step.test)).size).toBe(week.length)
    const exercises = made.recommendations.filter(({ code }) => code in englishWords.dose)
    expect(week.map(({ said }) => said)).toEqual(
      exercises.filter(({ code }, at) => exercises.findIndex(other => sameTest(other.code, code)) === at),
    )
    for (const { said, holdsOn } of week) {
      const dose = inEnglish.dose(said) ?? ''
      expect(dose, said.code).not.toBe('')
      expect(wordsIn(dose), dose).toBeLessThanOrEqual(holdsOn ? mostWordsWithoutHands : mostWords)
    }
  }
})

const bodyPart = (code: string) => (/^(balance|reach)/.exec(code) ?? ['strength'])[0]
const sameTest = (one: string, other: string) => bodyPart(one) === bodyPart(other)

test('an exercise with a chair or helping hands says so in its line, and its film always shows them', () => {
  const { advice } = englishWords
  const worded = (message: unknown) => String(typeof message === 'function' ? message({}) : message)
  for (const [code, dose] of Object.entries(englishWords.dose)) {
    const said = worded(advice[code as keyof typeof advice][0])
    const { film, holdsOn } = shownOf(code)
    if (/both hands/i.test(said)) expect(worded(dose), code).toMatch(/hands/i)
    if (/(on|holding|hold) (a|the back of a) sturdy chair|with one hand/i.test(said))
      expect(worded(dose), code).toMatch(/chair|hold/i)
    if (film && /hands helping|both hands helping/.test(said)) expect(holdsOn, code).toBe(true)
    if (film === 'squat' && /sturdy chair|frame|table|steady/.test(said)) expect(holdsOn, code).toBe(true)
    if (film === 'single-leg-stance') expect(said, code).not.toMatch(/sturdy chair/)
  }
})

test('only exercises have a line', () => {
  const stairs = { code: 'any-do-stairs', values: {} }
  expect(weekOf([stairs])).toEqual([])
  expect(inEnglish.dose(stairs)).toBeNull()
})
