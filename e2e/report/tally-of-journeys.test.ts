import { expect, test } from 'vitest'
import { type Journey, tallyOfJourneys } from './tally-of-journeys.ts'

const journeys = (...outcomes: ReturnType<Journey['outcome']>[]): Journey[] =>
  outcomes.map((outcome, line) => ({
    title: 'somebody pays',
    location: { file: 'payment.journey.ts', line },
    annotations: [],
    outcome: () => outcome,
    results: outcome === 'expected' ? [{}] : [{ error: { message: 'too late\nby far' } }],
  }))

test('a journey that passed only on retry is listed by name', () => {
  expect(tallyOfJourneys(journeys('expected', 'unexpected', 'flaky'))).toEqual({
    passed: 2,
    failed: 1,
    notes: [
      '✗ payment.journey.ts:1 somebody pays: too late',
      'on a second try only: payment.journey.ts:2 somebody pays: too late',
    ],
  })
})

test('a measurement with too few frames to compare is reported, but is not a failure', () => {
  const annotations = [{ description: 'squat: 9.1 pictures a second, not compared with its truth' }]
  const live = journeys('expected').map(journey => ({ ...journey, annotations }))
  expect(tallyOfJourneys(live)).toEqual({
    passed: 1,
    failed: 0,
    notes: ['payment.journey.ts: squat: 9.1 pictures a second, not compared with its truth'],
  })
})

test('many journeys that passed only on retry count as failed', () => {
  expect(tallyOfJourneys(journeys('expected', 'flaky', 'flaky', 'flaky'))).toMatchObject({
    passed: 1,
    failed: 3,
  })
})
