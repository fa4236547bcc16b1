import { existsSync, readFileSync } from 'node:fs'
import { failedOnce, type Tally } from '../run/steps.ts'

type VitestReport = { numPassedTests: number; numFailedTests: number }
type PlaywrightReport = { stats: { expected: number; unexpected: number; flaky: number } }

/** Tests that passed and failed, as Vitest's JSON report tells them. */
export const vitestTally = (reportFile: string, exitCode: number): Tally =>
  tallyOf(reportFile, exitCode, text => {
    const report = JSON.parse(text) as VitestReport
    return { passed: report.numPassedTests, failed: report.numFailedTests }
  })

/** Journeys that passed and failed, as Playwright's JSON report tells them; a flaky one has failed. */
export const playwrightTally = (reportFile: string, exitCode: number): Tally =>
  tallyOf(reportFile, exitCode, text => {
    const { expected, unexpected, flaky } = (JSON.parse(text) as PlaywrightReport).stats
    return { passed: expected, failed: unexpected + flaky }
  })

/** A run that ended badly has failed, also when its report names no failed test (or is not there). */
function tallyOf(reportFile: string, exitCode: number, read: (text: string) => Tally): Tally {
  if (!existsSync(reportFile)) return failedOnce
  const tally = read(readFileSync(reportFile, 'utf8'))
  const isHidden = tally.failed === 0 && (exitCode !== 0 || tally.passed === 0)
  return isHidden ? { ...tally, failed: 1 } : tally
}
