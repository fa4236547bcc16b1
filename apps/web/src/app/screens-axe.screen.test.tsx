import { afterMovementWords } from '@lithe/words/live/after-movement'
import { movementsWords } from '@lithe/words/live/movements'
import { wayWords } from '@lithe/words/live/way'
import { workoutWords } from '@lithe/words/live/workout'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { paths } from '../navigation/paths.ts'
import { ownedBy } from '../testing/screens/device.ts'
import { button, heading, mainAction } from '../testing/screens/finders.ts'
import { asBefore, expectAccessible, expectAccessibleInBothColours } from '../testing/screens/looks.ts'
import { openApp } from '../testing/screens/open-app.tsx'
import { openReady } from '../testing/screens/ready-workout.ts'

beforeEach(asBefore)

test('payment results pass axe in light and dark', async () => {
  const app = await openApp(paths.start.link(), { device: ownedBy() })
  for (const query of ['', '?status=cancelled', '?telegram=1']) {
    await app.goTo(`${paths.paymentResult.link()}${query}`)
    await expect.element(heading(/^Payment/)).toBeVisible()
    await expectAccessibleInBothColours(`what came of a payment, ${query}`)
  }
})

test('the workout passes axe before a movement, on leaving, at rest, and when a person feels unwell', async () => {
  const { told, say } = await openReady()
  say({ type: 'ready' })
  await expect.element(button(workoutWords.intro.ready)).toBeEnabled()
  await expectAccessible('before a movement')
  await button(workoutWords.leave.press).click()
  await expect.element(page.getByRole('dialog')).toBeVisible()
  await expectAccessible('leaving')
  await button('Stay').click()
  await button(workoutWords.intro.ready).click()
  await expect.poll(() => told).toContain('start')
  const sessionId = crypto.randomUUID()
  say({ type: 'failed', reason: 'left-out', sessionId, measuredAt: new Date().toISOString() })
  await expect.element(button(afterMovementWords.rest.skip)).toBeVisible()
  await expectAccessible('rest')
  await button(afterMovementWords.unwell.press).click()
  await expect.element(heading(afterMovementWords.unwell.heading)).toBeVisible()
  await expectAccessible('not feeling well')
})

test('the start screen, its sheet, a missing page and a large movement pass axe in light and dark', async () => {
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
