import { expect, test } from 'vitest'
import { failedOnce, passedOnce, runSteps, summaryOf } from './steps.ts'

const silently = () => {}

test('a failing step does not stop later steps', async () => {
  const results = await runSteps(
    [
      { title: 'first', run: async () => failedOnce },
      {
        title: 'second',
        run: () => Promise.reject(new Error('broken')),
      },
      { title: 'third', run: async () => ({ passed: 12, failed: 0 }) },
    ],
    silently,
  )
  expect(results.map(({ title, passed, failed }) => ({ title, passed, failed }))).toEqual([
    { title: 'first', passed: 0, failed: 1 },
    { title: 'second', passed: 0, failed: 1 },
    { title: 'third', passed: 12, failed: 0 },
  ])
})

test('the summary’s last line is machine-readable', async () => {
  const results = await runSteps(
    [
      { title: 'types', run: async () => passedOnce },
      { title: 'unit', run: async () => ({ passed: 40, failed: 2 }) },
    ],
    silently,
  )
  expect(summaryOf(results, 61).split('\n').slice(-2)).toEqual(['   61 s in all', '41 passed, 2 failed'])
})

test('the summary lists failures under their step', async () => {
  const results = await runSteps(
    [{ title: 'unit', run: async () => ({ passed: 40, failed: 1, notes: ['✗ holds: expected 3'] }) }],
    silently,
  )
  expect(summaryOf(results, 1)).toMatch(/unit: 40 passed, 1 failed .*\n {5}✗ holds: expected 3\n/)
})
