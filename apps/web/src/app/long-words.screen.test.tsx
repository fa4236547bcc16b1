import { expect, test } from 'vitest'
import { faultsIn } from '../testing/screens/in-language.ts'

test('in words of 1.4 times the length every route is as wide as a phone and shows its main action at once, and nothing is left in English', async () => {
  expect(await faultsIn('en-XA')).toEqual([])
}, 120_000)
