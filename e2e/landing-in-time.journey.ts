import { expect, test } from '@playwright/test'
import { openLanding, showCarousel, wordsInTime } from './steps/landing.ts'

test('the words of the headline stand for 1, 1, 1, 1 and 3 seconds, and what surrounds them stays put', async ({
  page,
}) => {
  await openLanding(page)
  const below = page.getByText('Only 5 minutes.')
  const before = await below.boundingBox()
  const timed = await wordsInTime(page, 6)
  const msOf = { Fit: 1000, Happy: 1000, Healthy: 1000, Strong: 1000, Prosper: 3000 }
  expect(new Set(timed.map(({ word }) => word))).toEqual(new Set(Object.keys(msOf)))
  for (const { word, ms } of timed)
    expect(Math.abs(ms - (msOf[word as keyof typeof msOf] ?? 0)), `${word}: ${ms} ms`).toBeLessThan(250)
  expect(await below.boundingBox()).toEqual(before)
  await expect(page.locator('.turning-word').first()).toHaveCSS('transition-duration', '0.4s')
})

test('the studies move on every 4 s; a picked one stays for 10 s more', async ({ page }) => {
  await openLanding(page)
  const carousel = await showCarousel(page)
  const chosen = (topic: string) =>
    expect(carousel.getByRole('button', { name: `Show ${topic}` })).toHaveAttribute('aria-current', 'true', {
      timeout: 16_000,
    })
  await chosen('balance')
  const balanceAt = Date.now()
  await chosen('grip strength')
  expect(Math.abs(Date.now() - balanceAt - 4000)).toBeLessThan(500)

  await carousel.getByRole('button', { name: 'Show flexibility' }).click()
  await page.mouse.move(1, 1)
  const pickedAt = Date.now()
  await chosen('flexibility')
  await chosen('balance')
  // 10 s of rest, then the card's own 4 s.
  expect(Math.abs(Date.now() - pickedAt - 14_000)).toBeLessThan(700)
})
