import { existsSync, readFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'
import { z } from 'zod'
import { failedOnce, type Tally } from '../run/steps.ts'

const VitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  testResults: z
    .array(
      z.object({
        name: z.string(),
        status: z.string(),
        message: z.string().default(''),
        assertionResults: z.array(
          z.object({
            fullName: z.string(),
            status: z.string(),
            failureMessages: z.array(z.string()).nullish(),
          }),
        ),
      }),
    )
    .default([]),
})

/** First paragraph without the stack; for a property it has seed and case. */
function reasonOf(text = ''): string {
  const [paragraph = ''] = stripVTControlCharacters(text)
    .trim()
    .split(/\n\n|\n +at /)
  return paragraph.replaceAll('\n', ' ')
}

/** Counts from Vitest's JSON report. */
export const vitestTally = (reportFile: string, exitCode: number): Tally =>
  tallyOf(reportFile, exitCode, text => {
    const { numPassedTests, numFailedTests, testResults } = VitestReport.parse(JSON.parse(text))
    const notes = testResults.flatMap(file => [
      ...(file.status === 'failed' && file.message ? [`✗ ${file.name}: ${reasonOf(file.message)}`] : []),
      ...file.assertionResults
        .filter(({ status }) => status === 'failed')
        .map(({ fullName, failureMessages }) => `✗ ${fullName}: ${reasonOf(failureMessages?.[0])}`),
    ])
    return { passed: numPassedTests, failed: numFailedTests, notes }
  })

const Tallied = z.object({ passed: z.number(), failed: z.number(), notes: z.array(z.string()) })

export const writtenTally = (file: string, exitCode: number): Tally =>
  tallyOf(file, exitCode, text => Tallied.parse(JSON.parse(text)))

/** Tallies a report; a bad exit code fails the run, even if the report names no failed test or is missing. */
function tallyOf(reportFile: string, exitCode: number, read: (text: string) => Tally): Tally {
  if (!existsSync(reportFile)) return failedOnce
  const tally = read(readFileSync(reportFile, 'utf8'))
  const isHidden = tally.failed === 0 && (exitCode !== 0 || tally.passed === 0)
  return isHidden ? { ...tally, failed: 1 } : tally
}
