import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { playwrightTally, vitestTally } from './report-tally.ts'

const folder = mkdtempSync(join(tmpdir(), 'lithe-reports-'))
afterAll(() => rmSync(folder, { recursive: true }))

const report = (content: object) => {
  const file = join(folder, 'report.json')
  writeFileSync(file, JSON.stringify(content))
  return file
}

test('counts the tests of a report', () => {
  expect(vitestTally(report({ numPassedTests: 9, numFailedTests: 2 }), 1)).toEqual({ passed: 9, failed: 2 })
})

test('a file that could not even be loaded is a failure', () => {
  expect(vitestTally(report({ numPassedTests: 9, numFailedTests: 0 }), 1)).toEqual({ passed: 9, failed: 1 })
})

test('no tests at all, or no report, is a failure', () => {
  expect(vitestTally(report({ numPassedTests: 0, numFailedTests: 0 }), 0)).toEqual({ passed: 0, failed: 1 })
  expect(vitestTally(join(folder, 'missing.json'), 0)).toEqual({ passed: 0, failed: 1 })
})

test('a journey that passed only on a second try has failed', () => {
  expect(playwrightTally(report({ stats: { expected: 4, unexpected: 1, flaky: 1 } }), 1)).toEqual({
    passed: 4,
    failed: 2,
  })
})
