import { stripVTControlCharacters } from 'node:util'

export type Tally = { passed: number; failed: number; notes: string[] }

/** What a tally reads of a finished journey; Playwright's own `TestCase` has it all. */
export type Journey = {
  title: string
  location: { file: string; line: number }
  annotations: readonly { description?: string }[]
  outcome(): 'expected' | 'unexpected' | 'flaky' | 'skipped'
  results: readonly { error?: { message?: string } }[]
}

/** A busy machine may trip a journey or two; more of them is a fault of ours. */
const mostUnsteady = 2

const firstLine = (text = '') => stripVTControlCharacters(text).trim().split('\n')[0] ?? ''

function noteOf({ title, location: { file, line }, results }: Journey, mark: string): string {
  const message = results.find(({ error }) => error)?.error?.message
  return `${mark} ${file}:${line} ${title}: ${firstLine(message)}`
}

/** Those that passed only on a second try are named; where they are more than a few, they have failed. */
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
