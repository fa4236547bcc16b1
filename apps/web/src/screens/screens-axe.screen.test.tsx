import { movementsWords } from '@lithe/words/live/movements'
import { wayWords } from '@lithe/words/live/way'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { paths } from '../navigation/paths.ts'
import { ownedBy } from '../testing/screens/device.ts'
import { heading, mainAction } from '../testing/screens/finders.ts'
import { asBefore, expectAccessibleInBothColours } from '../testing/screens/looks.ts'
import { openApp } from '../testing/screens/open-app.tsx'

beforeEach(asBefore)

test('axe objects to nothing on the start screen, its sheet, a page not found, and a movement shown large, by day and by night', async () => {
  const app = await openApp(paths.start.link(), { device: ownedBy() })
  await expect.element(mainAction()).toBeEnabled()
  await expectAccessibleInBothColours('start')
  await page.getByRole('button', { name: 'Only 5 minutes' }).click({ delay: 1000 })
  await expect.element(page.getByRole('dialog', { name: wayWords.clear.title })).toBeVisible()
  await expectAccessibleInBothColours('clear local data')

  await app.goTo('/nowhere')
  await expect.element(heading(/Oops! Page not found/)).toBeVisible()
  await expectAccessibleInBothColours('not found')

  const name = movementsWords.names['toe-touch']
  await app.goTo(paths.workoutPreview.link())
  await page.getByRole('button', { name }).click()
  await expect.element(page.getByRole('dialog', { name })).toBeVisible()
  await expectAccessibleInBothColours('one movement, shown large')
})
