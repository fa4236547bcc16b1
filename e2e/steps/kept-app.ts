import { expect, type Page } from '@playwright/test'

/** Addresses of all that this browser keeps of the app, without what tells their revision. */
export const keptPaths = (page: Page) =>
  page.evaluate(async () => {
    const requests = await Promise.all(
      (await caches.keys()).map(async name => (await caches.open(name)).keys()),
    )
    return requests.flat().map(({ url }) => new URL(url).pathname)
  })

/** The worker answers for the page; whether it keeps all that a test needs is another matter. */
export const untilControlled = (page: Page) =>
  page.waitForFunction(() => navigator.serviceWorker.controller !== null, null, { timeout: 180_000 })

/** Until everything is kept that a test needs: the pages at once, the engine and Etta's films once the page was read. */
export async function untilKept(page: Page) {
  await untilControlled(page)
  await expect
    .poll(async () => (await keptPaths(page)).filter(path => /\.(wasm|tflite|webm)$/.test(path)).length, {
      timeout: 180_000,
    })
    .toBeGreaterThanOrEqual(18)
}
