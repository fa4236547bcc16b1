import { expect, test } from 'vitest'
import { asExpression } from './lab-page.ts'

/** Evaluates like a browser, outside this file's scope. */
const evaluated = (expression: string) => new Function(`return ${expression}`)() as Promise<string>

test('a script reaches a page with its input, and its result returns as JSON', async () => {
  const expression = asExpression(async ({ a, b }: { a: number; b: string }) => ({ sum: a + 1, b }), {
    a: 2,
    b: '"quoted"\n',
  })
  expect(JSON.parse(await evaluated(expression))).toEqual({ sum: 3, b: '"quoted"\n' })
})

test('a script without a result returns null', async () => {
  expect(await evaluated(asExpression(() => undefined, 0))).toBe('null')
})

test('synchronous and asynchronous errors are reported alike', async () => {
  const throwing = asExpression(() => {
    throw new Error('no such film')
  }, 0)
  await expect(evaluated(throwing)).rejects.toThrow('no such film')
})
