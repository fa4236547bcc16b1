import { expect, type FrameLocator, type Page, test } from '@playwright/test'
import { takePicture } from '../pictures/take-picture.ts'

/** Numbers the demonstration's points; `npm run screens` takes a screenshot at the end of each. */
export function countPoints() {
  let count = 0
  return async (page: Page, title: string, walk: () => Promise<void>) => {
    count += 1
    const number = String(count).padStart(2, '0')
    await test.step(`${number} ${title}`, walk)
    const name = `${number}-${title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}`
    if (test.info().config.metadata.takesPictures) await takePicture(page, name, 'demonstration')
  }
}

export const button = (on: Page | FrameLocator, name: string | RegExp) =>
  on.getByRole('button', { name, exact: typeof name === 'string' })

export const expectPath = (page: Page, path: string) => expect(page).toHaveURL(new RegExp(`${path}$`))

export async function expectWords(page: Page, ...texts: readonly string[]) {
  for (const text of texts)
    await expect(page.getByText(text).filter({ visible: true }).first(), text).toBeVisible()
}

/** Expects the continue button to wait for every field and nothing else. */
export async function fillIn(page: Page, proceed: string, fields: readonly (() => Promise<unknown>)[]) {
  for (const fill of fields) {
    await expect(button(page, proceed)).toBeDisabled()
    await fill()
  }
  await expect(button(page, proceed)).toBeEnabled()
}

/** Expects the main action to rest visibly: white at first, then coloured. */
export async function expectRest(page: Page, says: string) {
  await expect(page.getByRole('heading', { name: says })).toBeVisible()
  const timer = page.getByRole('timer', { name: /of rest left$/ })
  await expect(timer).toHaveCSS('color', 'rgb(255, 255, 255)')
  return async () => {
    const seen = new Set<string>()
    const add = async () => seen.add(await timer.evaluate(element => getComputedStyle(element).color)).size
    await expect.poll(add, { timeout: 20_000, intervals: [500] }).toBe(3)
  }
}
