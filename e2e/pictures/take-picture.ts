import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { type Look, picturesFolder } from './looks.ts'

const mostRestMs = 3000

/** One look at the page once its own movement has come to rest, for the folder of a look or of the demonstration. */
export async function takePicture(page: Page, name: string, look: Look | 'demonstration') {
  await page.evaluate(() => document.fonts.ready)
  // What has just come into view begins to move a frame later.
  await page.waitForTimeout(150)
  const isAtRest = () =>
    document
      .getAnimations()
      .every(
        ({ playState, effect }) => playState !== 'running' || effect?.getTiming().iterations === Infinity,
      )
  // Words that turn for ever are caught where they are.
  await page.waitForFunction(isAtRest, null, { timeout: mostRestMs }).catch(() => {})
  await page.screenshot({ path: join(picturesFolder, look, `${name}.png`) })
}
