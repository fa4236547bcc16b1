import type { MutantResult, MutantStatus } from '@stryker-mutator/api/core'

export const mutant = (status: MutantStatus, line: number): MutantResult => ({
  id: String(line),
  fileName: 'packages/scoring/src/reported.ts',
  mutatorName: 'BooleanLiteral',
  replacement: 'false',
  location: { start: { line, column: 0 }, end: { line, column: 4 } },
  status,
})
