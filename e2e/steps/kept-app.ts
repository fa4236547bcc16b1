import { expect, type Page } from '@playwright/test'

/** Runs in the page: cached URLs of the app, without revision parameters. */
export async function pathsKeptHere() {
  const requests = await Promise.all(
    (await caches.keys()).map(async name => (await caches.open(name)).keys()),
  )
  return requests.flat().map(({ url }) => new URL(url).pathname)
}

export const keptPaths = (page: Page) => page.evaluate(pathsKeptHere)

/** Whether everything a test needs is cached: pages at once, engine and films after a person has read. */
export const hasAllOfTest = (kept: readonly string[]) =>
  kept.filter(path => /\.(wasm|tflite|webm)$/.test(path)).length >= 18

/** Waits until the worker controls the page, which does not mean that everything is cached. */
export const untilControlled = (page: Page) =>
  page.waitForFunction(() => navigator.serviceWorker.controller !== null, null, { timeout: 180_000 })

export async function untilKept(page: Page) {
  await untilControlled(page)
  await expect.poll(async () => hasAllOfTest(await keptPaths(page)), { timeout: 180_000 }).toBe(true)
}
