import { expect, test } from 'vitest'
import { faultsIn } from '../testing/screens/in-language.ts'

test('every route fits a phone from right to left, shows its main action at once, and has no English left', async () => {
  expect(await faultsIn('ar-XB')).toEqual([])
}, 120_000)
