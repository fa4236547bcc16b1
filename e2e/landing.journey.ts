import { expect, test } from '@playwright/test'
import { supportEmail, telegramBotUrl } from './playwright.config.ts'
import { desktop, moving, phone, smallPhone } from './steps/devices.ts'
import { browserEntry, openLanding, showCarousel, telegramEntry } from './steps/landing.ts'
import { secretLink } from './steps/organisation-link.ts'
import { landingWords, storyWords } from './steps/words.ts'

test.use(moving)

const phones = [phone.viewport, smallPhone.viewport]

test('everything that moves on its own can be paused and resumed', async ({ page }) => {
  await page.clock.install()
  await openLanding(page)
  await page.getByRole('button', { name: landingWords.headline.pause }).click()
  const shown = await page.locator('[data-turn="shown"]').textContent()
  await expect(page.locator('.living .last-pose:visible')).toHaveCSS('animation-play-state', /paused/)
  await page.clock.fastForward(3500)
  await expect(page.locator('[data-turn="shown"]')).toHaveText(shown ?? '')
  await page.getByRole('button', { name: landingWords.headline.play }).click()
  await expect(page.locator('[data-turn="shown"]')).not.toHaveText(shown ?? '', { timeout: 4000 })
})

test('reduced motion fades the words instead of turning them, and stops the studies from advancing on their own', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.clock.install()
  await openLanding(page)
  for (const word of await page.locator('.turning-word').all())
    await expect(word).toHaveCSS('transform', 'none')
  const carousel = await showCarousel(page)
  // The studies advance when this bar's animation ends, or by a timer.
  await expect(carousel.getByTestId('carousel-progress')).toHaveCount(0)
  await page.clock.fastForward(5000)
  await expect(
    carousel.getByRole('button', { name: storyWords.research.papers.flexibility.show }),
  ).toHaveAttribute('aria-current', 'true')
  await carousel.getByRole('button', { name: storyWords.research.papers.strength.show }).click()
  await expect(page.getByText('it does not measure grip')).toBeInViewport()
})

test('the page promises privacy, analysis and 5 minutes in the specified words', async ({ page }) => {
  await openLanding(page)
  for (const promise of ['100% Private & Secure', 'AI-Powered Analysis', '5 Minutes or Less'])
    await expect(page.getByText(promise, { exact: true })).toBeVisible()
  await expect(page.getByText(storyWords.trust.truly)).toBeVisible()
  await expect(page.getByText('under 5 minutes')).toBeAttached()
})

test.describe('on a desktop', () => {
  test.use(desktop)

  test('the browser is recommended and leads to sign-in, and the messenger opens outside', async ({
    page,
  }) => {
    await openLanding(page)
    await expect(browserEntry(page)).toHaveAccessibleName('Recommended Start in the browser')
    await expect(telegramEntry(page)).toHaveAttribute('href', telegramBotUrl)
    await expect(telegramEntry(page)).toHaveAttribute('target', '_blank')
    await expect(telegramEntry(page)).toHaveAttribute('rel', /noopener/)
    await expect(page.getByText(landingWords.enter.recommended)).toHaveCount(1)
    await browserEntry(page).click()
    await expect(page).toHaveURL(/\/login$/)
  })

  test('the plate next to the column follows the scroll position', async ({ page }) => {
    await openLanding(page)
    const plate = page.locator('aside svg')
    await expect(plate).toBeVisible()
    const first = await plate.innerHTML()
    await page
      .getByRole('heading', { name: 'Toe touch' })
      .evaluate(element => element.scrollIntoView({ block: 'center' }))
    await expect.poll(() => plate.innerHTML()).not.toBe(first)
    await expect(plate.locator('#chrono-head-toe-touch')).toHaveCount(1)
  })
})

const safari = 'AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0'
for (const [device, userAgent] of [
  [
    'an iPhone',
    `Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) ${safari} Mobile/15E148 Safari/604.1`,
  ],
  [
    'an iPad that calls itself a Mac',
    `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${safari} Safari/605.1.15`,
  ],
] as const)
  test.describe(`on ${device}`, () => {
    test.use({ userAgent })

    test('the messenger is recommended, and the browser stays available', async ({ page }) => {
      await page.addInitScript(() => {
        Object.defineProperty(navigator, 'platform', { get: () => 'MacIntel' })
        Object.defineProperty(navigator, 'maxTouchPoints', { get: () => 5 })
      })
      await openLanding(page)
      await expect(telegramEntry(page)).toHaveAccessibleName(/^Recommended Start in Telegram/)
      await expect(browserEntry(page)).toHaveAccessibleName('Start in the browser')
    })
  })

test('the page has one way in and no dead links if the server does not respond', async ({ page }) => {
  await page.route('**/api/**', route => route.abort('connectionrefused'))
  await openLanding(page)
  await expect(page.getByText(landingWords.enter.free)).toBeVisible()
  await expect(telegramEntry(page)).toHaveCount(0)
  await expect(browserEntry(page)).toHaveAccessibleName(/^Recommended Start in the browser/)
  await browserEntry(page).click()
  await expect(page).toHaveURL(/\/login$/)
})

test('the studies pause under the pointer, on keyboard focus, and on request', async ({ page }) => {
  await openLanding(page)
  const carousel = await showCarousel(page)
  const progress = carousel.getByTestId('carousel-progress')
  await expect(progress).toHaveCSS('animation-play-state', 'running')
  await expect(progress).toHaveCSS('animation-duration', '4s')
  await carousel.hover()
  await expect(progress).toHaveCSS('animation-play-state', 'paused')
  await page.mouse.move(1, 1)
  await expect(progress).toHaveCSS('animation-play-state', 'running')

  const pause = carousel.getByRole('button', { name: storyWords.research.pause })
  await page.keyboard.press('Tab')
  await pause.focus()
  await expect(progress).toHaveCSS('animation-play-state', 'paused')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(carousel.getByRole('button', { name: storyWords.research.play })).not.toBeFocused()
  await expect(progress).toHaveCSS('animation-play-state', 'paused')
})

test.describe('on a phone', () => {
  test('the studies are 420 px high, can be swiped, and link to their papers', async ({ page }) => {
    for (const viewport of phones) {
      await page.setViewportSize(viewport)
      await openLanding(page)
      const carousel = await showCarousel(page)
      for (const card of await carousel.locator('article').all())
        expect((await card.boundingBox())?.height).toBe(420)
    }
    const carousel = await showCarousel(page)
    const dot = carousel.getByRole('button', { name: storyWords.research.papers.balance.show })
    const box = await carousel.locator('article').first().boundingBox()
    const y = (box?.y ?? 0) + 200
    await page.mouse.move(300, y)
    await page.mouse.down()
    await page.mouse.move(60, y, { steps: 8 })
    await page.mouse.up()
    await expect(dot).toHaveAttribute('aria-current', 'true')
    const { width, height } = (await dot.boundingBox()) ?? { width: 0, height: 0 }
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(48)

    const links = carousel.locator('a')
    expect(await links.evaluateAll(all => all.map(link => (link as HTMLAnchorElement).href))).toEqual([
      'https://doi.org/10.1111/sms.14708',
      'https://doi.org/10.1136/bjsports-2021-105360',
      'https://doi.org/10.1016/S0140-6736(14)62000-6',
    ])
    await expect(carousel.locator('li:not([inert]) a')).toHaveAccessibleName(
      'Read the study on balance, opens a new page',
    )
    for (const link of await links.all()) await expect(link).toHaveAttribute('rel', /noopener/)
  })
})

test('an organisation’s link brings its movements and minutes, which survive a reload', async ({ page }) => {
  await openLanding(page, '?o=INSURER')
  await expect(page.getByText('Your insurer invites you')).toBeVisible()
  await expect(page.getByText('8 Minutes or Less', { exact: true })).toBeVisible()
  await openLanding(page)
  await expect(page.getByText(/^Five movements and about 8\sminutes /)).toBeVisible()
  await openLanding(page, '?o=nobody')
  await expect(page.getByText('8 Minutes or Less', { exact: true })).toBeVisible()
  for (const name of ['Push-ups', 'Jumping jacks', 'Single-leg stance', 'Plank', 'Sit and reach'])
    await expect(page.getByRole('heading', { name })).toHaveCount(1)
  await page.goto('/longevity-test')
  await expect(page.getByRole('button', { name: 'Only 8 minutes' })).toBeVisible()
})

test('an unknown code changes nothing', async ({ page }) => {
  await openLanding(page, '?o=nobody')
  await expect(page.getByText('5 Minutes or Less', { exact: true })).toBeVisible()
  await expect(page.getByText('We do not recognise this link.', { exact: false })).toBeVisible()
  await expect(page.getByText('Paid once, no subscription.')).toBeAttached()
})

test('a secret link says that the report is included, and loses its key from the URL before anything is shown', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', request => asked.push(request.url()))
  const { search, key } = secretLink()
  await openLanding(page, search)
  await expect(page).toHaveURL(/\/\?o=insurer$/)
  await expect(page.getByText('Your insurer has taken care of it.', { exact: false })).toBeAttached()
  expect(asked.filter(url => url.includes(key))).toEqual([])
  expect(asked.filter(url => url.endsWith('/api/lithe/organisation'))).toHaveLength(1)
})

test('a person without a link is not asked who sent them', async ({ page }) => {
  const asked: string[] = []
  page.on('request', request => asked.push(new URL(request.url()).pathname))
  await openLanding(page)
  await expect(page.getByText('Paid once, no subscription.')).toBeAttached()
  expect(asked).not.toContain('/api/lithe/organisation')
})

test('an unlock key opened on the landing page is stored too, and leaves the URL', async ({ page }) => {
  await openLanding(page, '?unlockKey=a-key-from-a-link&o=insurer')
  await expect(page).toHaveURL(/\/\?o=insurer$/)
  const kept = await page.evaluate(() => localStorage.getItem('demo-unlock'))
  expect(JSON.parse(kept ?? '{}')).toMatchObject({
    state: { isUnlocked: true, unlockKey: 'a-key-from-a-link' },
  })
})

test('the price and the contact details are in plain words', async ({ page }) => {
  await openLanding(page)
  await expect(page.getByText('Paid once, no subscription.')).toBeAttached()
  await expect(page.getByText('$2', { exact: true })).toBeAttached()
  await expect(page.getByRole('link', { name: supportEmail })).toHaveAttribute(
    'href',
    `mailto:${supportEmail}`,
  )
})

test('nothing the page loads violates its own policy', async ({ page }) => {
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, sourceFile }) =>
      console.warn(`forbidden: ${effectiveDirective} ${sourceFile}`),
    )
  })
  const forbidden: string[] = []
  page.on('console', line => line.text().startsWith('forbidden:') && forbidden.push(line.text()))
  const known = page.waitForResponse(/\/config$/)
  await openLanding(page)
  await known
  await page.waitForLoadState('networkidle')
  expect(forbidden).toEqual([])
})
