import { loadReportWords } from '@lithe/words/report'
import { expect, test, vi } from 'vitest'
import { adviceLibrary } from '../advice/advice-library.ts'
import { basedOn, type ScoredBasis } from '../basis.ts'
import { englishWords, inEnglish, readsOf } from '../testing/in-english.ts'
import { sampleReports } from '../testing/worded-sample.ts'
import { wordingIn } from './wording.ts'

vi.setConfig({ testTimeout: 60_000 })

const sample = sampleReports(100)

test('advice and messages correspond one to one', () => {
  expect(Object.keys(englishWords.advice).sort()).toEqual(adviceLibrary.map(({ id }) => id).sort())
})

test.each(['en-XA', 'ar-XB'] as const)('no English is left in a report in %s', async language => {
  const wording = wordingIn(await loadReportWords[language]())
  // Test translations have direction marks or accents, leaving no plain letters.
  const untouched =
    language === 'en-XA' ? /(?<!\p{L})[A-Za-z]{2,}(?!\p{L})/u : /(?<![\u202e\p{L}’])\p{L}{2,}/u
  const left = sample.flatMap(({ made }) => readsOf(made, wording).filter(text => untouched.test(text)))
  expect(left).toEqual([])
})

test('an unknown code says nothing', () => {
  expect(inEnglish.said({ code: 'of-another-version', values: {} })).toBeNull()
  expect(inEnglish.basis({ code: 'constructor', values: {} })).toBeNull()
})

test('model-based scores are called estimates', () => {
  const basisOf = (code: ScoredBasis['code']) => inEnglish.basis(basedOn(code))
  expect(basisOf('toe-touch')).toContain('estimate')
  expect(basisOf('sit-and-reach')).toContain('estimate')
  expect(basisOf('squats')).toContain('estimate')
  expect(basisOf('stance')).not.toContain('estimate')
})
