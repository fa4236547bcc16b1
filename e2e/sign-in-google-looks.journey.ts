import { expect, type Response } from '@playwright/test'
import type { GoogleIssuer } from '../apps/api/src/testing/google-issuer.ts'
import { googleOrigin } from './playwright.config.ts'
import { expectAccessible } from './steps/accessibility.ts'
import { again } from './steps/again.ts'
import { test } from './steps/frugal-test.ts'
import { googlesButton, meetGoogle, newGmail, openIssuer, ownWay } from './steps/google.ts'
import { expectInView, expectLargeTargets, expectNoSidewaysScroll } from './steps/layout.ts'
import { newAddress, openSignIn, sendButton } from './steps/sign-in.ts'
import { enterTelegram } from './telegram/enter-telegram.ts'

test.use({ baseURL: googleOrigin })

let issuer: GoogleIssuer
test.beforeAll(async () => {
  issuer = await openIssuer()
})
test.afterAll(() => issuer.close())

test('Google is not offered inside a messenger', async ({ browser }) => {
  let settings: Promise<Response> | undefined
  const { page, context } = await enterTelegram(browser, {
    origin: googleOrigin,
    path: '/login',
    before: async page => {
      settings = page.waitForResponse('**/api/lithe/config')
    },
  })
  expect((await (await settings)?.json())?.data.googleClientId).toBeTruthy()
  await expect(page.getByLabel('Your email')).toBeVisible()
  await expect(ownWay(page)).toHaveCount(0)
  await context.close()
})

test('a blocked Google script is reported in time, in one sentence, and email stays available', async ({
  page,
}) => {
  await meetGoogle(page, issuer, newGmail())
  await page.route('https://accounts.google.com/gsi/client', route => route.abort('blockedbyclient'))
  await openSignIn(page)
  await ownWay(page).click()
  const said = page.getByText(/^Google’s sign-in did not load\./)
  await expect(said).toBeVisible()
  await expectAccessible(page, 'held back')
  await page.getByLabel('Your email').fill(newAddress())
  await expect(sendButton(page)).toBeEnabled()

  await page.unroute('https://accounts.google.com/gsi/client')
  await page.clock.install()
  await page.route('https://accounts.google.com/gsi/client', () => {})
  const wanted = page.waitForRequest('https://accounts.google.com/gsi/client')
  await ownWay(page).click()
  await wanted
  await expect(page.getByRole('progressbar', { name: 'Opening Google' })).toBeVisible()
  await page.clock.fastForward(8000)
  await expect(said).toBeVisible()
  await expect(ownWay(page)).toBeEnabled()
})

for (const colorScheme of ['light', 'dark'] as const)
  test(
    `Google’s button is legible and reachable in ${colorScheme} colours, even on the smallest phone and by keyboard`,
    colorScheme === 'light' ? again : {},
    async ({ page }) => {
      await page.emulateMedia({ colorScheme })
      await meetGoogle(page, issuer, newGmail())
      await page.setViewportSize({ width: 360, height: 640 })
      await openSignIn(page)
      await expect(ownWay(page)).toBeVisible()
      await expectAccessible(page, 'our button')
      await expectLargeTargets(page, 'our button')
      for (const part of [ownWay(page), page.getByLabel('Your email'), sendButton(page)])
        await expectInView(page, part, 'our button')
      await expectNoSidewaysScroll(page, 'our button')

      await ownWay(page).focus()
      await page.keyboard.press('Enter')
      const theme = colorScheme === 'dark' ? 'filled_black' : 'outline'
      await expect(googlesButton(page)).toHaveText(`Google: continue_with, ${theme}`)
      await expect(page.getByText('Press Google’s own button to continue.')).toBeVisible()
      await expectInView(page, page.getByLabel('Your email'), 'Google’s button')
      const { width } = (await googlesButton(page).boundingBox()) ?? { width: 0 }
      expect(width).toBeGreaterThanOrEqual(260)
      expect(width).toBeLessThanOrEqual(420)
      await page.keyboard.press('Tab')
      await expect(googlesButton(page)).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(/\/onboarding\/intro$/)
    },
  )
