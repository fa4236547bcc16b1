import { expect, test } from 'vitest'
import { scoreOf } from './mutation-score.ts'
import { mutant } from './testing/mutant.ts'

test('timeouts count as noticed, uncovered mutants as unnoticed, and undrawn or broken mutants not at all', () => {
  const statuses = [
    'Killed',
    'Timeout',
    'Killed',
    'Survived',
    'NoCoverage',
    'CompileError',
    'Ignored',
  ] as const
  const score = scoreOf(statuses.map(mutant))
  expect(score).toMatchObject({ noticed: 3, drawn: 5, percent: 60 })
  expect(score.unnoticed.map(({ status, line }) => [status, line])).toEqual([
    ['Survived', 3],
    ['NoCoverage', 4],
  ])
})
