import { expect, type Locator, type Page } from '@playwright/test'
import { smallTargets } from '../../apps/web/src/testing/looks/in-page.ts'

export async function expectNoSidewaysScroll(page: Page, screen: string) {
  const { content, view } = await page.evaluate(() => ({
    content: document.documentElement.scrollWidth,
    view: document.documentElement.clientWidth,
  }))
  // Overflow widens a phone's innerWidth, but the emulated screen keeps its size.
  expect(view, `${screen} is laid out for this screen`).toBe(page.viewportSize()?.width)
  expect(content, `${screen} is as wide as the screen`).toBeLessThanOrEqual(view)
}

/** Expects an element to be fully visible without scrolling. */
export async function expectInView(page: Page, element: Locator, screen: string) {
  const box = await element.boundingBox()
  const size = page.viewportSize()
  expect(box && size, `${screen} has it`).toBeTruthy()
  if (!box || !size) return
  expect(box.y, `${screen}: from the top`).toBeGreaterThanOrEqual(0)
  expect(box.y + box.height, `${screen}: to the bottom`).toBeLessThanOrEqual(size.height)
}

export const doubleText = (page: Page) => page.addStyleTag({ content: 'html { font-size: 225% !important }' })

/** Doubles the browser's default font size of 16 px, through the DevTools protocol; media queries in `em` follow. */
export async function setLargeText(page: Page) {
  const browser = await page.context().newCDPSession(page)
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } })
}

/** Expects every control to be large enough for a finger. */
export async function expectLargeTargets(page: Page, screen: string) {
  const small = await page.evaluate(smallTargets)
  expect(small, screen).toEqual([])
}
