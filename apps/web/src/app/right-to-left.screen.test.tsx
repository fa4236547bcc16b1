import { expect, test } from 'vitest'
import { expectFirstScreen, phone, showOn, smallPhone } from '../testing/screens/looks.ts'

test('from right to left every route is as wide as a phone and shows its main action at once', async () => {
  // A page settles its language as it is read, so it is chosen before anything of the app is.
  sessionStorage.setItem('language', 'ar-XB')
  const { expectations, visitAll } = await import('../testing/screens/every-route.ts')
  const faults: unknown[] = []
  await visitAll(async (name, stop) => {
    for (const size of [smallPhone, phone]) {
      await showOn(size)
      await expectFirstScreen(`${name}, ${size.width}×${size.height}`, expectations(name, stop)).catch(
        fault => faults.push(`${fault.message} ${fault.actual}`),
      )
    }
  })
  expect(faults).toEqual([])
}, 120_000)
