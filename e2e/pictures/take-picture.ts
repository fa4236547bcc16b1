import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'

const folder = fileURLToPath(new URL('../../screens', import.meta.url))

/** One look at the page once its own movement has come to rest, in a folder git does not keep. */
export async function takePicture(page: Page, name: string, colorScheme: 'light' | 'dark') {
  await page.evaluate(() => document.fonts.ready)
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ playState, effect }) => playState !== 'running' || effect?.getTiming().iterations === Infinity,
      ),
  )
  await page.screenshot({ path: join(folder, colorScheme, `${name}.png`) })
}
