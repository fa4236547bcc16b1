import { expect, test } from 'vitest'
import { asExpression } from './lab-page.ts'

/** As a browser does it, which knows nothing of this file. */
const evaluated = (expression: string) => new Function(`return ${expression}`)() as Promise<string>

test('a script reaches a page with its input, and its result comes back as JSON', async () => {
  const expression = asExpression(async ({ a, b }: { a: number; b: string }) => ({ sum: a + 1, b }), {
    a: 2,
    b: '"quoted"\n',
  })
  expect(JSON.parse(await evaluated(expression))).toEqual({ sum: 3, b: '"quoted"\n' })
})

test('a script that says nothing says null', async () => {
  expect(await evaluated(asExpression(() => undefined, 0))).toBe('null')
})

test('what a script throws at once is told as what it throws later', async () => {
  const throwing = asExpression(() => {
    throw new Error('no such film')
  }, 0)
  await expect(evaluated(throwing)).rejects.toThrow('no such film')
})
