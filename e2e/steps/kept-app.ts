import { expect, type Page } from '@playwright/test'

/** Runs in the page: addresses of all that this browser keeps of the app, without what tells their revision. */
export async function pathsKeptHere() {
  const requests = await Promise.all(
    (await caches.keys()).map(async name => (await caches.open(name)).keys()),
  )
  return requests.flat().map(({ url }) => new URL(url).pathname)
}

export const keptPaths = (page: Page) => page.evaluate(pathsKeptHere)

/** Everything is kept that a test needs: the pages at once, the engine and Etta's films once the page was read. */
export const hasAllOfTest = (kept: readonly string[]) =>
  kept.filter(path => /\.(wasm|tflite|webm)$/.test(path)).length >= 18

/** The worker answers for the page; whether it keeps all that a test needs is another matter. */
export const untilControlled = (page: Page) =>
  page.waitForFunction(() => navigator.serviceWorker.controller !== null, null, { timeout: 180_000 })

export async function untilKept(page: Page) {
  await untilControlled(page)
  await expect.poll(async () => hasAllOfTest(await keptPaths(page)), { timeout: 180_000 }).toBe(true)
}
