import { mkdirSync, writeFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import type { Reporter, Suite } from '@playwright/test/reporter'
import { tallyOfJourneys } from './tally-of-journeys.ts'

/** Writes the journeys' outcome to TALLY_FILE, for the summary of `npm test`. */
export default class TallyReporter implements Reporter {
  private suite: Suite | null = null

  onBegin(_: unknown, suite: Suite) {
    this.suite = suite
  }

  onEnd() {
    const file = process.env.TALLY_FILE
    if (!file) return
    const journeys = (this.suite?.allTests() ?? []).map(test => ({
      title: test.title,
      location: { file: basename(test.location.file), line: test.location.line },
      annotations: test.annotations.map(({ description }) => (description ? { description } : {})),
      outcome: () => test.outcome(),
      results: test.results.map(({ error }) => (error?.message ? { error: { message: error.message } } : {})),
    }))
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, JSON.stringify(tallyOfJourneys(journeys)))
  }

  printsToStdio() {
    return false
  }
}
