import type { MutantStatus } from '@stryker-mutator/api/core'
import { expect, test } from 'vitest'
import { tellAsItGoes } from './as-it-goes-reporter.ts'
import { mutant } from './testing/mutant.ts'

test('an interrupted run has already reported each unnoticed mutant and the fraction tested', () => {
  const told: string[] = []
  const reporter = tellAsItGoes(line => told.push(line))
  const statuses: MutantStatus[] = [
    'Killed',
    'CompileError',
    'Survived',
    ...Array<MutantStatus>(18).fill('Timeout'),
  ]
  for (const [line, status] of statuses.entries()) reporter.onMutantTested?.(mutant(status, line))
  expect(told).toEqual([
    '1 of 2, 50.0 %: Survived packages/scoring/src/reported.ts:2 BooleanLiteral → false',
    '19 of 20, 95.0 %',
  ])
})
