import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import { root } from '../../../../tools/bootstrap/root.mjs'
import { chromiumArguments } from '../../../../tools/chromium/chromium-arguments.ts'
import { findChromium } from '../../../../tools/chromium/find-chromium.ts'
import { startPage } from '../start-picture/start-page.ts'

const file = 'apps/api/src/bot/start-picture.jpg'

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
