import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './steps/accessibility.ts'
import { atRest } from './steps/at-rest.ts'
import { giveName } from './steps/onboarding.ts'
import { expectClear } from './telegram/insets.ts'
import { phoneOf } from './telegram/phone.ts'
import { test } from './telegram/test.ts'
import { openReportIn, prepare, startButton } from './telegram/visit.ts'

/** The page's background in Telegram's notation, and whether it is dark. */
const groundOf = (page: Page) =>
  page.evaluate(() => {
    const channels =
      getComputedStyle(document.documentElement).backgroundColor.match(/\d+/g)?.map(Number) ?? []
    const hex = `#${channels.map(channel => channel.toString(16).padStart(2, '0')).join('')}`
    return { hex, isDark: channels.every(channel => channel < 96) }
  })

test('Telegram’s colours override the phone’s and can change live, and Telegram’s frame adopts ours', async ({
  enter,
}) => {
  const { page, host } = await enter({ phone: phoneOf('current', { scheme: 'dark' }) })
  await expect(startButton(page)).toBeEnabled()
  for (const scheme of ['dark', 'light', 'dark'] as const) {
    await host.turnTo(scheme)
    await expect.poll(() => groundOf(page)).toMatchObject({ isDark: scheme === 'dark' })
    const { hex } = await groundOf(page)
    await expect.poll(() => host.state.colours).toEqual({ header: hex, background: hex, bottom: hex })
    await expectAccessible(page, `start, ${scheme}`)
  }
})

test('nothing lies under the notch, Telegram’s buttons or the bottom bar, even if these move', async ({
  enter,
}) => {
  const visit = await enter({ phone: phoneOf('current') })
  const { page, host } = visit
  await expect(startButton(page)).toBeEnabled()
  await expectClear(visit, 'start')
  await startButton(page).click()
  await expect(page.getByRole('heading', { name: 'Meet Etta' })).toBeVisible()
  await expectClear(visit, 'greeting')
  await giveName(page, 'Rosa')
  await expectClear(visit, 'questionnaire')
  const inset = { top: 60, right: 0, bottom: 50, left: 0 }
  await host.cover({ safeArea: inset, contentSafeArea: { ...inset, bottom: 20 } })
  await expectClear(visit, 'questionnaire, after the insets have grown')
  const arc = await page.locator('header svg').first().boundingBox()
  expect(arc?.y ?? 0, 'the wordmark’s arc is clear of Telegram’s buttons').toBeGreaterThan(120 + 1)
  await page.goto('/onboarding/intro')
  const field = page.getByRole('textbox', { name: 'What may I call you?' })
  await expect(field).toBeVisible()
  await expectClear(visit, 'name')
  const [typed, next] = [
    await field.boundingBox(),
    await page.getByRole('button', { name: 'Next' }).boundingBox(),
  ]
  expect((typed?.y ?? 0) + (typed?.height ?? 0), 'the field is not cut by the button').toBeLessThan(
    next?.y ?? 0,
  )
})

test('Telegram’s back button replaces ours and leads to the same place', async ({ enter }) => {
  const { page, host } = await enter({ path: '/longevity-test' })
  await expect(startButton(page)).toBeEnabled()
  expect(host.state.hasBack, 'the first screen has nothing behind it').toBe(false)
  await startButton(page).click()
  await expect(page).toHaveURL(/\/onboarding\/intro/)
  await expect.poll(() => host.state.hasBack).toBe(true)
  await expect(page.getByRole('link', { name: 'Back' })).toHaveCount(0)
  await host.pressBack()
  await expect(page).toHaveURL(/\/longevity-test/)
  await expect.poll(() => host.state.hasBack).toBe(false)
  await atRest(page)
})

test('our own back button stays in an old Telegram, which has none', async ({ enter }) => {
  const { page } = await enter({ phone: phoneOf('old') })
  await startButton(page).click()
  await expect(page).toHaveURL(/\/onboarding\/intro/)
  await page.getByRole('link', { name: 'Back' }).click()
  await expect(page).toHaveURL(/\/longevity-test/)
})

test('a full screen that Telegram refuses blocks nothing, and the assessment cannot be swiped away', async ({
  enter,
}) => {
  const visit = await enter({ phone: phoneOf('current', { canFillScreen: false }) })
  const { page, host } = visit
  await expect(startButton(page)).toBeEnabled()
  expect(host.state.swipesAway).toBe(true)
  await prepare(visit)
  await expect.poll(() => host.state.swipesAway).toBe(false)
  expect(host.calls('web_app_request_fullscreen').length).toBeGreaterThan(0)
  expect(host.state.fillsScreen).toBe(false)
})

test('a link’s parameter selects the organisation', async ({ enter }) => {
  const { page } = await enter({ startParam: 'o-insurer_r-Fair' })
  await expect(page.getByRole('button', { name: 'Only 8 minutes' })).toBeVisible()
})

test('the launch data leaves the address bar, and is hidden in the log of sent calls', async ({ enter }) => {
  const visit = await enter({ path: '/longevity-test' })
  const { page } = visit
  await expect(page).toHaveURL(/\/longevity-test$/)
  await openReportIn(visit)
  await page.goto('/your-data/sent')
  await expect(page.getByRole('heading', { level: 1, name: 'What left this phone' })).toBeVisible()
  const told = await page.evaluate(() => ({
    kept: JSON.stringify(localStorage),
    launch: sessionStorage.getItem('messenger-launch') ?? '',
  }))
  const initData = new URLSearchParams(told.launch).get('tgWebAppData') ?? ''
  const seal = new URLSearchParams(initData).get('hash') ?? ''
  expect(seal).toMatch(/^[0-9a-f]{64}$/)
  expect(told.kept).toContain('sign-in/telegram')
  expect(told.kept).not.toContain(seal)
  for (const entry of await page.getByRole('listitem').getByRole('button').all()) await entry.click()
  await expect(page.getByRole('main')).toContainText('(…)')
  await expect(page.getByRole('main')).not.toContainText(seal)
})
