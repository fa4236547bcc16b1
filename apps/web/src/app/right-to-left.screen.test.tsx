import { expect, test } from 'vitest'
import { faultsIn } from '../testing/screens/in-language.ts'

test('from right to left every route is as wide as a phone and shows its main action at once, and nothing is left in English', async () => {
  expect(await faultsIn('ar-XB')).toEqual([])
}, 120_000)
