import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { type Look, picturesFolder } from './looks.ts'

const mostRestMs = 3000

/** Takes a screenshot once the page's motion has ended, for the folder of a look or the demonstration. */
export async function takePicture(page: Page, name: string, look: Look | 'demonstration') {
  await page.evaluate(() => document.fonts.ready)
  // Elements just scrolled into view start moving a frame later.
  await page.waitForTimeout(150)
  const isAtRest = () =>
    document
      .getAnimations()
      .every(
        ({ playState, effect }) => playState !== 'running' || effect?.getTiming().iterations === Infinity,
      )
  // Words that turn endlessly are captured as they are.
  await page.waitForFunction(isAtRest, null, { timeout: mostRestMs }).catch(() => {})
  await page.screenshot({ path: join(picturesFolder, look, `${name}.png`) })
}
