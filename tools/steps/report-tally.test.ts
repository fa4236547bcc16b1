import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { vitestTally, writtenTally } from './report-tally.ts'

const folder = mkdtempSync(join(tmpdir(), 'lithe-reports-'))
afterAll(() => rmSync(folder, { recursive: true }))

const report = (content: object) => {
  const file = join(folder, 'report.json')
  writeFileSync(file, JSON.stringify(content))
  return file
}

test('tests in a report are counted', () => {
  const counted = vitestTally(report({ numPassedTests: 9, numFailedTests: 2 }), 1)
  expect(counted).toMatchObject({ passed: 9, failed: 2 })
})

test('failed tests are listed with their reasons', () => {
  const failing = {
    name: 'a.test.ts',
    status: 'failed',
    message: '',
    assertionResults: [
      { fullName: 'counts', status: 'passed', failureMessages: [] },
      { fullName: 'holds', status: 'failed', failureMessages: ['expected 3\nto be 4\n\n- 4\n+ 3'] },
    ],
  }
  const { notes } = vitestTally(report({ numPassedTests: 1, numFailedTests: 1, testResults: [failing] }), 1)
  expect(notes).toEqual(['✗ holds: expected 3 to be 4'])
})

test('a failed property is reported with its seed and case', () => {
  const failure =
    'Error: Property failed after 200 tests\n{ seed: 7, path: \'199\' }\nCounterexample: [{"age":94}]\nShrunk 0 time(s)\n\nHint: more\n    at it'
  const failing = {
    name: 'a.test.ts',
    status: 'failed',
    assertionResults: [{ fullName: 'orders', status: 'failed', failureMessages: [failure] }],
  }
  const { notes } = vitestTally(report({ numPassedTests: 1, numFailedTests: 1, testResults: [failing] }), 1)
  expect(notes?.[0]).toBe(
    '✗ orders: Error: Property failed after 200 tests { seed: 7, path: \'199\' } Counterexample: [{"age":94}] Shrunk 0 time(s)',
  )
})

test('a file that failed to load is a failure', () => {
  const broken = { name: 'b.test.ts', status: 'failed', message: 'no such module', assertionResults: [] }
  const counted = vitestTally(report({ numPassedTests: 9, numFailedTests: 0, testResults: [broken] }), 1)
  expect(counted).toEqual({ passed: 9, failed: 1, notes: ['✗ b.test.ts: no such module'] })
})

test('no tests, or no report, is a failure', () => {
  expect(vitestTally(report({ numPassedTests: 0, numFailedTests: 0 }), 0)).toMatchObject({ failed: 1 })
  expect(vitestTally(join(folder, 'missing.json'), 0)).toEqual({ passed: 0, failed: 1 })
})

test('a tally is read back unchanged', () => {
  const tally = { passed: 7, failed: 1, notes: ['✗ somebody pays'] }
  expect(writtenTally(report(tally), 1)).toEqual(tally)
})

test('a run with a bad exit code fails, even without a named failure', () => {
  expect(writtenTally(report({ passed: 7, failed: 0, notes: [] }), 1)).toMatchObject({ failed: 1 })
})
