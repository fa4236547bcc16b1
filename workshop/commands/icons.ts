import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { root } from '../../tools/bootstrap/root.mjs'

export const summary = 'draws the icons of the installed app'
export const usage = 'npm run lab -- icons'

const folder = join(root, 'apps/web/public/icons')
const paper = '#FBF6EE'

/**
 * Icons of the installed app. `share`: fraction of the side that the drawing takes; systems crop maskable icons to a
 * circle of four fifths, and round apple-touch icons themselves.
 */
const icons = [
  { name: 'icon-192.png', pixels: 192, share: 1, ground: 'transparent' },
  { name: 'icon-512.png', pixels: 512, share: 1, ground: 'transparent' },
  { name: 'maskable-512.png', pixels: 512, share: 0.82, ground: paper },
  { name: 'apple-touch-icon.png', pixels: 180, share: 0.9, ground: paper },
] as const

export async function run(words: string[]) {
  parseArgs({ args: words })
  const { chromium } = await import('playwright-core')
  const { chromiumArguments } = await import('../../tools/chromium/chromium-arguments.ts')
  const { findChromium } = await import('../../tools/chromium/find-chromium.ts')
  const drawing = (await readFile(join(root, 'apps/web/public/favicon.svg'))).toString('base64')
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: ['--headless', ...chromiumArguments],
  })
  const page = await browser.newPage()
  await mkdir(folder, { recursive: true })
  for (const { name, pixels, share, ground } of icons) {
    await page.setViewportSize({ width: pixels, height: pixels })
    await page.setContent(
      `<body style="margin:0;display:grid;place-items:center;height:100vh;background:${ground}">
      <img src="data:image/svg+xml;base64,${drawing}" width="${pixels * share}" height="${pixels * share}">`,
    )
    await page.locator('img').evaluate((image: HTMLImageElement) => image.decode())
    await writeFile(join(folder, name), await page.screenshot({ omitBackground: true }))
  }
  await browser.close()
  console.log(`Drew ${icons.map(({ name }) => name).join(', ')}.`)
}
