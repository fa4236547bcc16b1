import { createReadStream, existsSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright-core'
import { build } from 'vite'
import { chromiumArguments, softwarePaintArguments } from '../../tools/chromium/chromium-arguments.ts'

const lab = fileURLToPath(new URL('..', import.meta.url))
const built = join(lab, 'dist-lab')

const contentTypes: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.wasm': 'application/wasm',
  '.mp4': 'video/mp4',
}

/** Further folders, by the path they are served below, like "/peers/". */
export type Folders = Readonly<Record<string, string>>

function fileIn(folders: Folders, path: string): string | null {
  const below = Object.keys(folders).find(start => path.startsWith(start))
  return below === undefined ? null : join(folders[below] ?? '', path.slice(below.length))
}

/** The page may use threads: nothing of another origin shares its process. */
const isolation = {
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-embedder-policy': 'require-corp',
}

/** Serves the built lab page below /lab/ and the given films as /films/0, /films/1 … on the loopback. */
async function serve(films: readonly string[], folders: Folders) {
  const server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://lab').pathname)
    const film = /^\/films\/(\d+)$/.exec(path)
    const file = film ? films[Number(film[1])] : fileIn({ ...folders, '/lab/': built }, path)
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

/** Builds the replay page and starts headless Chromium to open it in, with `films` within its reach. */
export async function openLab(films: readonly string[], chromiumPath: string, folders: Folders = {}) {
  await build({ configFile: join(lab, 'vite.config.ts'), logLevel: 'error' })
  const { server, origin } = await serve(films, folders)
  const launch = () =>
    chromium.launch({
      executablePath: chromiumPath,
      args: ['--headless', ...chromiumArguments, ...softwarePaintArguments],
    })
  const browser = await launch()
  const errors: string[] = []
  async function openPage(inBrowser = browser) {
    const page = await inBrowser.newPage()
    page.on('pageerror', error => errors.push(error.message))
    await page.goto(`${origin}/lab/replay.html`)
    await page.waitForFunction(() => 'litheReplay' in window)
    return page
  }
  return {
    openPage,
    /** A browser of its own, whose memory is not shared; the caller closes it. */
    launch,
    errors,
    filmUrl: (index: number) => `${origin}/films/${index}`,
    async close() {
      await browser.close()
      server.close()
    },
  }
}
