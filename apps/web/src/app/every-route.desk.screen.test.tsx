import { expect, test } from 'vitest'
import { expectations, visitAll } from '../testing/screens/every-route.ts'
import { desk, expectFirstScreen, inBothColours, showOn } from '../testing/screens/looks.ts'

test('every route is as wide as the window and shows its main action at once, in light and dark', async () => {
  await showOn(desk)
  await visitAll((name, stop) =>
    inBothColours(colour => expectFirstScreen(`${name}, ${colour}`, expectations(name, stop))),
  )
  expect.hasAssertions()
}, 60_000)
