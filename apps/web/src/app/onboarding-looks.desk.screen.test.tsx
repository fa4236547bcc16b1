import { expect, test } from 'vitest'
import { paths } from '../navigation/paths.ts'
import { ownedBy } from '../testing/screens/device.ts'
import { desk, showOn } from '../testing/screens/looks.ts'
import { openApp } from '../testing/screens/open-app.tsx'
import { expectWithinReach, preparationPages, showPage } from '../testing/screens/preparation.ts'

test('every page shows its main action at once, within reach of a finger', async () => {
  await showOn(desk)
  const app = await openApp(paths.home.link(), { device: ownedBy() })
  for (const name of preparationPages) {
    await showPage(app, name)
    await expectWithinReach(name)
  }
  expect.hasAssertions()
}, 60_000)
