import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { root } from '../../tools/bootstrap/root.mjs'

export const summary = 'draws the picture that the bot greets with'
export const usage = 'npm run lab -- start-picture'

const file = 'apps/api/src/reach/bot/start-picture.jpg'

export async function run(words: string[]) {
  parseArgs({ args: words })
  const { chromium } = await import('playwright-core')
  const { chromiumArguments } = await import('../../tools/chromium/chromium-arguments.ts')
  const { findChromium } = await import('../../tools/chromium/find-chromium.ts')
  const { startPage } = await import('../studio/start-picture/start-page.ts')
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: ['--headless', ...chromiumArguments],
  })
  const page = await browser.newPage({ viewport: { width: 1280, height: 720 } })
  await page.setContent(await startPage())
  await page.evaluate(() => document.fonts.ready)
  // The machine may be busy.
  page.setDefaultTimeout(180_000)
  const picture = await page.screenshot({ type: 'jpeg', quality: 88 })
  await browser.close()
  await writeFile(join(root, file), picture)
  console.log(`Drew the picture that the bot greets with: ${file}, ${Math.round(picture.length / 1024)} kB.`)
}
