import { expect, test } from 'vitest'
import type { ClipResult } from './clip-result.ts'
import { conditionNamed, plain } from './condition.ts'
import { judge } from './judge.ts'
import { tablesOf } from './tables.ts'
import { squats, stance } from './testing/measured.ts'

const stanceOf = (seconds: number, condition: string): ClipResult => ({
  clip: 'stance.mp4',
  file: '/films/stance.mp4',
  name: 'stance',
  truth: {
    movement: 'single-leg-stance',
    view: 'front',
    kind: 'rendered',
    expected: { longestHoldSeconds: 10 },
  },
  condition: conditionNamed(condition) ?? plain,
  movement: 'single-leg-stance',
  measured: stance(seconds),
  comparisons: judge(stance(seconds), { longestHoldSeconds: 10 }, 30),
  framesPerSecond: 29.97,
  engine: 'chromium',
  detector: 'full, CPU',
  analyserMsPerFrame: 0.01,
  series: [],
  recording: null,
  note: null,
})
const squatsOf = (reps: number): ClipResult => ({
  ...stanceOf(0, 'plain'),
  clip: 'squats.mp4',
  file: '/films/squats.mp4',
  truth: { movement: 'squat', view: 'side', kind: 'film', expected: { reps: 5 } },
  movement: 'squat',
  measured: squats(reps, 0),
  comparisons: judge(squats(reps, 0), { reps: 5 }, 30),
})

const rowsOf = (markdown: string, title: string) =>
  (markdown.split(`### ${title}\n`)[1]?.split('###')[0] ?? '')
    .split('\n')
    .filter(line => line.startsWith('|'))

test('a table has one row per value, with the errors of those films', () => {
  const rows = rowsOf(tablesOf([stanceOf(10.1, 'plain'), stanceOf(9.8, 'dim'), squatsOf(5)]), 'By movement')
  expect(rows.slice(2)).toEqual([
    '| single-leg-stance | 2 | 2 of 2 |  | -0.05, 0.15, 0.20 s (2) |  |  |',
    '| squat | 1 | 1 of 1 | 1 of 1 |  |  |  |',
  ])
})

test('each condition has a row, including combinations', () => {
  const markdown = tablesOf([stanceOf(10, 'plain'), stanceOf(10, 'dim+roll-left')])
  expect(rowsOf(markdown, 'By condition').slice(2)).toHaveLength(2)
})

test('failures are listed with their conditions', () => {
  const rows = rowsOf(tablesOf([squatsOf(6), squatsOf(5)]), 'Outside tolerance')
  expect(rows.slice(2)).toEqual(['| squats.mp4 | plain | reps | 6 | 5 |'])
})

test('the same film under other conditions shows the camera’s error', () => {
  const runs = [stanceOf(9.8, 'plain'), stanceOf(10, 'dim'), stanceOf(10.2, 'far')]
  const rows = rowsOf(tablesOf(runs), 'The same film under other conditions')
  expect(rows.slice(2)).toEqual(['| single-leg-stance | 1 | 3 | 0.20 s | 0.55 s |'])
})

test('a single table can be requested, with people by name', () => {
  const named = (person: string): ClipResult => {
    const squats = squatsOf(5)
    return { ...squats, truth: squats.truth && { ...squats.truth, person } }
  }
  const markdown = tablesOf([named('a man'), named('a woman'), named('a woman')], 'person')
  expect(rowsOf(markdown, 'By person').slice(2)).toEqual([
    '| a man | 1 | 1 of 1 | 1 of 1 |  |  |  |',
    '| a woman | 2 | 2 of 2 | 2 of 2 |  |  |  |',
  ])
  expect(markdown).not.toContain('By movement')
})
