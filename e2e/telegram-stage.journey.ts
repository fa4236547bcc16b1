import { expect } from '@playwright/test'
import { comeToSquats } from './steps/come-to-squats.ts'
import { groundOf } from './steps/ground.ts'
import { playerFrame } from './steps/player.ts'
import { expectClear } from './telegram/insets.ts'
import { phoneOf } from './telegram/phone.ts'
import { test } from './telegram/test.ts'
import { rememberHer } from './telegram/visit.ts'

const portrait = { width: 390, height: 844 }
const landscape = { width: 844, height: 390 }
const none = { top: 0, right: 0, bottom: 0, left: 0 }

test('the camera page matches the app’s theme, and its buttons stay clear of the bottom bar in any orientation', async ({
  enter,
}) => {
  test.setTimeout(120_000)
  const visit = await enter({ phone: phoneOf('current', { scheme: 'dark' }) })
  const { page, host } = visit
  await rememberHer(visit)
  await comeToSquats(page)
  const player = await playerFrame(page)
  await expect(player.getByRole('button', { name: 'Use the camera' })).toBeVisible()

  for (const scheme of ['dark', 'light'] as const) {
    await host.turnTo(scheme)
    await expect.poll(() => page.locator('html').getAttribute('data-theme')).toBe(scheme)
    await expect.poll(() => groundOf(player), `in ${scheme} Telegram`).toBe(await groundOf(page))
    expect(await player.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe(scheme)
  }
  await page.evaluate(() => document.documentElement.setAttribute('lang', 'en-GB'))
  await expect.poll(() => player.evaluate(() => document.documentElement.lang)).toBe('en-GB')

  for (const [held, size] of Object.entries({ portrait, landscape }))
    for (const bottom of [34, 24]) {
      await page.setViewportSize(size)
      await host.cover({ safeArea: { ...none, bottom }, contentSafeArea: none })
      await expectClear(visit, `${held} with ${bottom} below`)
    }
})
