import type { MutantResult, MutantStatus } from '@stryker-mutator/api/core'
import { expect, test } from 'vitest'
import { scoreOf } from './mutation-score.ts'

const mutant = (status: MutantStatus, line: number): MutantResult => ({
  id: String(line),
  fileName: 'packages/scoring/src/words.ts',
  mutatorName: 'BooleanLiteral',
  replacement: 'false',
  location: { start: { line, column: 0 }, end: { line, column: 4 } },
  status,
})

test('what hangs is noticed, what no test reaches is not, and what was not drawn or cannot run counts nowhere', () => {
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
