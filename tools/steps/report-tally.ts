import { existsSync, readFileSync } from 'node:fs'
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

const Spec = z.object({
  title: z.string(),
  file: z.string(),
  line: z.number(),
  tests: z.array(
    z.object({
      status: z.string(),
      results: z.array(z.object({ error: z.object({ message: z.string().optional() }).optional() })),
    }),
  ),
})
type Suite = { specs: z.infer<typeof Spec>[]; suites?: Suite[] | undefined }
const Suite: z.ZodType<Suite> = z.object({
  specs: z.array(Spec),
  get suites() {
    return z.array(Suite).optional()
  },
})
const PlaywrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
  suites: z.array(Suite).default([]),
})

/** A busy machine may trip a journey or two; more of them is a fault of ours. */
const mostUnsteady = 2

const colourCodes = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g')
const firstLine = (text = '') => text.replace(colourCodes, '').trim().split('\n')[0] ?? ''

/** Tests that passed and failed, as Vitest's JSON report tells them. */
export const vitestTally = (reportFile: string, exitCode: number): Tally =>
  tallyOf(reportFile, exitCode, text => {
    const { numPassedTests, numFailedTests, testResults } = VitestReport.parse(JSON.parse(text))
    const notes = testResults.flatMap(file => [
      ...(file.status === 'failed' && file.message ? [`✗ ${file.name}: ${firstLine(file.message)}`] : []),
      ...file.assertionResults
        .filter(({ status }) => status === 'failed')
        .map(({ fullName, failureMessages }) => `✗ ${fullName}: ${firstLine(failureMessages?.[0])}`),
    ])
    return { passed: numPassedTests, failed: numFailedTests, notes }
  })

const specsOf = ({ specs, suites = [] }: Suite): z.infer<typeof Spec>[] => [
  ...specs,
  ...suites.flatMap(specsOf),
]

const noteOf = (spec: z.infer<typeof Spec>, mark: string, status: string): string[] =>
  spec.tests
    .filter(test => test.status === status)
    .map(({ results }) => {
      const message = results.find(({ error }) => error)?.error?.message
      return `${mark} ${spec.file}:${spec.line} ${spec.title}: ${firstLine(message)}`
    })

/**
 * Journeys that passed and failed, as Playwright's JSON report tells them. Those that passed only on a second try are
 * named; where they are more than a few, they have failed.
 */
export const playwrightTally = (reportFile: string, exitCode: number): Tally =>
  tallyOf(reportFile, exitCode, text => {
    const { stats, suites } = PlaywrightReport.parse(JSON.parse(text))
    const { expected, unexpected, flaky } = stats
    const specs = suites.flatMap(specsOf)
    const notes = [
      ...specs.flatMap(spec => noteOf(spec, '✗', 'unexpected')),
      ...specs.flatMap(spec => noteOf(spec, 'on a second try only:', 'flaky')),
    ]
    return flaky > mostUnsteady
      ? { passed: expected, failed: unexpected + flaky, notes }
      : { passed: expected + flaky, failed: unexpected, notes }
  })

/** A run that ended badly has failed, also when its report names no failed test (or is not there). */
function tallyOf(reportFile: string, exitCode: number, read: (text: string) => Tally): Tally {
  if (!existsSync(reportFile)) return failedOnce
  const tally = read(readFileSync(reportFile, 'utf8'))
  const isHidden = tally.failed === 0 && (exitCode !== 0 || tally.passed === 0)
  return isHidden ? { ...tally, failed: 1 } : tally
}
