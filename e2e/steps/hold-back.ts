import type { Page } from '@playwright/test'

/** Holds calls to a URL until they are released or aborted. */
export async function holdBack(
  page: Page,
  address: string | RegExp,
  then: 'continue' | 'abort' = 'continue',
) {
  let letGo = () => {}
  const held = new Promise<void>(resolve => {
    letGo = resolve
  })
  await page.route(address, async route => {
    await held
    await (then === 'abort' ? route.abort('connectionrefused') : route.continue())
  })
  return { letGo: () => letGo() }
}

/** The app's first script. */
export const appScript = /\/assets\/index-.*\.js$/
