import { stripVTControlCharacters } from 'node:util'

export type Tally = { passed: number; failed: number; notes: string[] }

/** What a tally needs to know of a finished journey, from Playwright's `TestCase`. */
export type Journey = {
  title: string
  location: { file: string; line: number }
  annotations: readonly { description?: string }[]
  outcome(): 'expected' | 'unexpected' | 'flaky' | 'skipped'
  results: readonly { error?: { message?: string } }[]
}

/** A busy machine may disturb a journey or two; more disturbed journeys are our fault. */
const mostUnsteady = 2

const firstLine = (text = '') => stripVTControlCharacters(text).trim().split('\n')[0] ?? ''

function noteOf({ title, location: { file, line }, results }: Journey, mark: string): string {
  const message = results.find(({ error }) => error)?.error?.message
  return `${mark} ${file}:${line} ${title}: ${firstLine(message)}`
}

/** Names journeys that passed only on retry; more than a few fail the run. */
export function tallyOfJourneys(journeys: readonly Journey[]): Tally {
  const having = (outcome: string) => journeys.filter(journey => journey.outcome() === outcome)
  const [expected, unexpected, flaky] = ['expected', 'unexpected', 'flaky'].map(having)
  const passed = expected?.length ?? 0
  const failed = unexpected?.length ?? 0
  const unsteady = flaky?.length ?? 0
  const notes = [
    ...(unexpected ?? []).map(journey => noteOf(journey, '✗')),
    ...(flaky ?? []).map(journey => noteOf(journey, 'on a second try only:')),
    ...journeys.flatMap(({ location: { file }, annotations }) =>
      annotations.flatMap(({ description }) => (description ? [`${file}: ${description}`] : [])),
    ),
  ]
  return unsteady > mostUnsteady
    ? { passed, failed: failed + unsteady, notes }
    : { passed: passed + unsteady, failed, notes }
}
