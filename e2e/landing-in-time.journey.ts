import { expect, test } from '@playwright/test'
import { moving } from './steps/devices.ts'
import { openLanding, showCarousel, wordsInTime } from './steps/landing.ts'
import { storyWords } from './steps/words.ts'

test.use(moving)

test('the headline’s words stay for 1, 1, 1, 1 and 3 seconds without moving anything around them', async ({
  page,
}) => {
  await page.clock.install()
  await openLanding(page)
  await page.clock.pauseAt(Date.now() + 5000)
  const below = page.getByText('and about 5 minutes in front of your phone')
  const before = await below.boundingBox()
  const told = wordsInTime(page, 6).then(timed => ({ timed }))
  const passed = async () => {
    await page.clock.runFor(50)
    return null
  }
  let heard: Awaited<typeof told> | null = null
  while (!heard) heard = await Promise.race([told, passed()])
  const { timed } = heard
  const msOf = { Fit: 1000, Happy: 1000, Healthy: 1000, Strong: 1000, Prosper: 3000 }
  expect(new Set(timed.map(({ word }) => word))).toEqual(new Set(Object.keys(msOf)))
  for (const { word, ms } of timed)
    expect(Math.abs(ms - (msOf[word as keyof typeof msOf] ?? 0)), `${word}: ${ms} ms`).toBeLessThan(250)
  expect(await below.boundingBox()).toEqual(before)
  await expect(page.locator('.turning-word').first()).toHaveCSS('transition-duration', '0.4s')
})

test('the studies advance every 4 s, and a chosen study stays 10 s longer', async ({ page }) => {
  await page.clock.install()
  await openLanding(page)
  const carousel = await showCarousel(page)
  const bar = carousel.getByTestId('carousel-progress')
  const chosen = (topic: string) =>
    expect(carousel.getByRole('button', { name: `Show ${topic}` })).toHaveAttribute('aria-current', 'true')
  /** Advances the bar, which runs on the browser's own clock, instead of waiting for it. */
  const letBarRunOut = () =>
    bar.evaluate(element => {
      const [filling] = element.getAnimations()
      if (filling) filling.currentTime = 3900
    })
  const holdsStill = () => expect(bar).toHaveCSS('animation-play-state', 'paused')
  const runs = () => expect(bar).toHaveCSS('animation-play-state', 'running')

  await chosen('flexibility')
  await runs()
  await expect(bar).toHaveCSS('animation-duration', '4s')
  await letBarRunOut()
  await chosen('balance')
  await letBarRunOut()
  await chosen('grip strength')

  await carousel.getByRole('button', { name: storyWords.research.papers.flexibility.show }).click()
  await page.mouse.move(1, 1)
  await chosen('flexibility')
  await holdsStill()
  await page.clock.fastForward(7000)
  await holdsStill()
  await page.clock.fastForward(3000)
  await runs()
  // Only then do the card's own 4 s begin.
  await chosen('flexibility')
  await letBarRunOut()
  await chosen('balance')
})
