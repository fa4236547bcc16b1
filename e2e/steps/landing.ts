import { expect, type Page } from '@playwright/test'

/** Scrolls to the end slowly enough for everything to load; returns the page's height before and after, in px. */
export async function readThrough(page: Page) {
  const step = 400
  const height = () => page.evaluate(() => document.documentElement.scrollHeight)
  await page.getByRole('heading', { level: 2 }).first().waitFor({ state: 'attached' })
  const before = await height()
  for (let top = 0; top < (await height()); top += step) {
    await page.evaluate(y => window.scrollTo(0, y), top)
    await page.waitForTimeout(100)
  }
  return { before, after: await height() }
}

/** Records the times of headline words, from the first change. */
export const wordsInTime = (page: Page, count: number) =>
  page.evaluate(
    wanted =>
      new Promise<{ word: string; ms: number }[]>(told => {
        const seen: { word: string; at: number }[] = []
        const heading = document.querySelector('h1')
        if (!heading) throw new Error('no headline')
        const observer = new MutationObserver(() => {
          const word = heading.querySelector('[data-turn="shown"]')?.textContent ?? ''
          if (seen.at(-1)?.word !== word) seen.push({ word, at: performance.now() })
          if (seen.length <= wanted) return
          observer.disconnect()
          told(
            seen
              .slice(0, -1)
              .map((one, index) => ({ word: one.word, ms: (seen[index + 1]?.at ?? 0) - one.at })),
          )
        })
        observer.observe(heading, { subtree: true, attributeFilter: ['data-turn'] })
      }),
    count,
  )

/** Shows the carousel, without the pointer over it. */
export async function showCarousel(page: Page) {
  await page.mouse.move(1, 1)
  const carousel = page.getByRole('region', { name: 'Three studies' })
  await page.getByRole('heading', { name: 'What research has found' }).scrollIntoViewIfNeeded()
  await carousel.waitFor()
  await carousel.evaluate(element => element.scrollIntoView({ block: 'center' }))
  return carousel
}

const headline = (page: Page) => page.getByRole('heading', { level: 1, name: 'Live long and prosper' })
export const telegramEntry = (page: Page) => page.getByRole('link', { name: /Start in Telegram/ })
export const browserEntry = (page: Page) => page.getByRole('link', { name: /Start in the browser/ })

/** Opens the landing page and waits for its headline. */
export async function openLanding(page: Page, query = '') {
  await page.goto(`/${query}`)
  await expect(headline(page)).toBeVisible()
}
