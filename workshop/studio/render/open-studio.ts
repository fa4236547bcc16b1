import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright-core'
import { createServer } from 'vite'
import { chromiumArguments } from '../../../tools/chromium/chromium-arguments.ts'
import { findChromium } from '../../../tools/chromium/find-chromium.ts'
import type { Encoding } from './page/encode-film.ts'
import type { FilmPage } from './page/film-page.ts'
import type { ReelName } from './page/find-reel.ts'

declare global {
  interface Window {
    filmPage: FilmPage
  }
}

/** Long enough for a busy machine to load the page. */
const slowestOpeningMs = 180_000

/** Opens the page that draws and encodes films, in headless Chromium without a GPU. */
export async function openStudio() {
  const server = await createServer({
    configFile: false,
    root: fileURLToPath(new URL('./page', import.meta.url)),
    server: { port: 0, host: '127.0.0.1', fs: { strict: false }, hmr: false, watch: null },
    logLevel: 'error',
  })
  await server.listen()
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: ['--headless', ...chromiumArguments],
  })
  const page = await browser.newPage()
  page.setDefaultTimeout(slowestOpeningMs)
  page.on('pageerror', error => console.error(error.message))
  await page.goto(server.resolvedUrls?.local[0] ?? '')
  await page.waitForFunction(() => 'filmPage' in window)
  return {
    async render(name: ReelName, framesPerSecond: number, encodings: readonly Encoding[]): Promise<Buffer[]> {
      const films = await page.evaluate(
        ([reel, rate, wanted]) => window.filmPage.render(reel, rate, wanted),
        [name, framesPerSecond, encodings] as const,
      )
      return films.map(film => Buffer.from(film, 'base64'))
    },
    async still(name: ReelName, seconds: number) {
      const picture = await page.evaluate(([reel, at]) => window.filmPage.still(reel, at), [
        name,
        seconds,
      ] as const)
      return Buffer.from(picture, 'base64')
    },
    async picture(name: ReelName, seconds: number) {
      await page.evaluate(([reel, at]) => window.filmPage.show(reel, at), [name, seconds] as const)
      return page.locator('canvas').screenshot()
    },
    async close() {
      await browser.close()
      await server.close()
    },
  }
}
