import { createReadStream, existsSync, rmSync, statSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import type { LabBrowser, LabPage } from '../browsers/lab-page.ts'
import { launchChromium } from '../browsers/open-chromium.ts'

const lab = fileURLToPath(new URL('..', import.meta.url))

const contentTypes: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.wasm': 'application/wasm',
  '.mp4': 'video/mp4',
}

/** Served folders by URL path, like "/peers/". */
export type Folders = Readonly<Record<string, string>>

function fileIn(folders: Folders, path: string): string | null {
  const below = Object.keys(folders).find(start => path.startsWith(start))
  return below === undefined ? null : join(folders[below] ?? '', path.slice(below.length))
}

/** Cross-origin isolation, so that the page may use threads. */
const isolation = {
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-embedder-policy': 'require-corp',
}

/** Serves the folders, and the films as /films/0, /films/1 … on loopback. */
async function serve(films: readonly string[], folders: Folders) {
  const server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://lab').pathname)
    const film = /^\/films\/(\d+)$/.exec(path)
    const file = film ? films[Number(film[1])] : fileIn(folders, path)
    if (!file || path.includes('..') || !existsSync(file)) return void response.writeHead(404).end()
    const { size } = statSync(file)
    const range = /bytes=(\d+)-(\d*)/.exec(request.headers.range ?? '')
    const start = Number(range?.[1] ?? 0)
    const end = range?.[2] ? Math.min(Number(range[2]), size - 1) : size - 1
    response.writeHead(range ? 206 : 200, {
      'content-type': contentTypes[extname(file)] ?? 'application/octet-stream',
      'content-length': end - start + 1,
      'accept-ranges': 'bytes',
      ...isolation,
      ...(range && { 'content-range': `bytes ${start}-${end}/${size}` }),
    })
    createReadStream(file, { start, end }).pipe(response)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return { server, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

/** Builds and serves the replay page, with access to `films`. */
export async function serveLab(films: readonly string[], folders: Folders = {}) {
  // A folder of its own, since two commands may run at once.
  const built = await mkdtemp(join(tmpdir(), 'lithe-lab-'))
  await build({ configFile: join(lab, 'vite.config.ts'), logLevel: 'error', build: { outDir: built } })
  const { server, origin } = await serve(films, { ...folders, '/lab/': built })
  const pageUrl = `${origin}/lab/replay.html`
  return {
    pageUrl,
    /** Opens the replay page in a browser of any engine. */
    async openIn(browser: LabBrowser): Promise<LabPage> {
      const page = await browser.openPage(pageUrl)
      await page.evaluate(async global => {
        while (!(global in window)) await new Promise(resolve => setTimeout(resolve, 50))
      }, 'litheReplay')
      return page
    },
    filmUrl: (index: number) => `${origin}/films/${index}`,
    close() {
      server.close()
      server.closeAllConnections()
      rmSync(built, { recursive: true, force: true })
    },
  }
}

/** Opens the replay page in headless Chromium, controlled by Playwright. */
export async function openLab(films: readonly string[], chromiumPath: string, folders: Folders = {}) {
  const site = await serveLab(films, folders)
  const launch = () => launchChromium(chromiumPath)
  const browser = await launch()
  const errors: string[] = []
  async function openPage(inBrowser = browser) {
    const page = await inBrowser.newPage()
    page.on('pageerror', error => errors.push(error.message))
    await page.goto(site.pageUrl)
    await page.waitForFunction(() => 'litheReplay' in window)
    return page
  }
  return {
    openPage,
    /** A separate browser with its own memory, which the caller closes. */
    launch,
    errors,
    filmUrl: site.filmUrl,
    async close() {
      await browser.close()
      site.close()
    },
  }
}
