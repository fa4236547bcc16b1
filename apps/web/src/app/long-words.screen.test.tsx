import { expect, test } from 'vitest'
import { faultsIn } from '../testing/screens/in-language.ts'

test('every route fits a phone with words 1.4 times as long, shows its main action at once, and has no English left', async () => {
  expect(await faultsIn('en-XA')).toEqual([])
}, 120_000)
