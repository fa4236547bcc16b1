import { expect, test } from 'vitest'
import { failedOnce, passedOnce, runSteps, summaryOf } from './steps.ts'

const silently = () => {}

test('a failing step does not keep the next ones from running', async () => {
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

test('the last line of the summary can be read by a machine', async () => {
  const results = await runSteps(
    [
      { title: 'types', run: async () => passedOnce },
      { title: 'unit', run: async () => ({ passed: 40, failed: 2 }) },
    ],
    silently,
  )
  expect(summaryOf(results, 61).split('\n').slice(-2)).toEqual(['   61 s in all', '41 passed, 2 failed'])
})

test('the summary says under its step what failed', async () => {
  const results = await runSteps(
    [{ title: 'unit', run: async () => ({ passed: 40, failed: 1, notes: ['✗ holds: expected 3'] }) }],
    silently,
  )
  expect(summaryOf(results, 1)).toMatch(/unit: 40 passed, 1 failed .*\n {5}✗ holds: expected 3\n/)
})

test('a step beside the others is begun in its turn, and holds none of them up', async () => {
  const order: string[] = []
  let letGo = () => {}
  const isLetGo = new Promise<void>(resolve => {
    letGo = resolve
  })
  const results = await runSteps(
    [
      {
        title: 'long',
        beside: 'idle',
        async run() {
          order.push('long begins')
          await isLetGo
          order.push('long ends')
          return passedOnce
        },
      },
      {
        title: 'short',
        async run() {
          order.push('short')
          letGo()
          return failedOnce
        },
      },
    ],
    silently,
  )
  expect(order).toEqual(['long begins', 'short', 'long ends'])
  expect(results.map(({ title, failed }) => [title, failed])).toEqual([
    ['short', 1],
    ['long', 0],
  ])
})

test('equals go on beside each other and the rest, and are over before a step that wants to be alone', async () => {
  const order: string[] = []
  const taking = (title: string, milliseconds: number) => ({
    title,
    async run() {
      order.push(`${title} begins`)
      await new Promise(resolve => setTimeout(resolve, milliseconds))
      order.push(`${title} ends`)
      return passedOnce
    },
  })
  await runSteps(
    [
      { ...taking('first', 200), beside: 'equal' },
      { ...taking('second', 100), beside: 'equal' },
      taking('main', 1),
      { ...taking('live', 1), isAlone: true },
    ],
    silently,
  )
  expect(order).toEqual([
    ...['first begins', 'second begins', 'main begins', 'main ends'],
    ...['second ends', 'first ends', 'live begins', 'live ends'],
  ])
})
