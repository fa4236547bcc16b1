import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { root } from '../../../../tools/bootstrap/root.mjs'
import { askServer } from './ask-server.ts'
import { afterAsking, type History, unwatched } from './history.ts'
import { keepHistory, readHistory } from './kept-history.ts'
import { statusJson, statusPage } from './status-page.ts'
import type { StatusSettings } from './status-words.ts'

const ofDesign = (name: string) => join(root, 'packages/design', name)
const html = 'text/html; charset=utf-8'
const css = 'text/css; charset=utf-8'

/** What the page loads: read once, so that it stands whatever becomes of the disk. */
async function readFiles() {
  const typefaces = ['atkinson-hyperlegible-next', 'fraunces'].map(name => `typefaces/${name}.woff2`)
  const files = [
    { path: '/tokens.css', type: css, file: ofDesign('tokens.css') },
    { path: '/status.css', type: css, file: new URL('./status.css', import.meta.url) },
    ...typefaces.map(name => ({ path: `/${name}`, type: 'font/woff2', file: ofDesign(name) })),
  ]
  const read = async ({ path, type, file }: (typeof files)[number]) =>
    [path, { type, body: await readFile(file) }] as const
  return new Map(await Promise.all(files.map(read)))
}

const headers = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; style-src 'self'; font-src 'self'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
}

/** Asks until it is told to end, and serves what it found. `say` gets a line where it listens, and where it cannot keep what it saw. */
export async function serveStatus(settings: StatusSettings, say: (line: string) => void) {
  const { servers, everySeconds, keptIn, host, port } = settings
  const files = await readFiles()
  let history: History = await readHistory(keptIn)
  await keepHistory(keptIn, history)

  async function askAll() {
    const states = await Promise.all(servers.map(({ origin }) => askServer(origin)))
    const now = new Date()
    const seen = servers.map(({ name }, index) => [
      name,
      afterAsking(history[name] ?? unwatched, states[index] ?? 'away', now),
    ])
    history = { ...history, ...Object.fromEntries(seen) }
    await keepHistory(keptIn, history).catch((error: Error) => say(`Not kept: ${error.message}`))
  }

  const pages: Record<string, () => { type: string; body: string }> = {
    '/': () => ({ type: html, body: statusPage(history, settings, new Date()) }),
    '/status.json': () => ({
      type: 'application/json',
      body: statusJson(history, settings, new Date()),
    }),
    '/healthz': () => ({ type: 'application/json', body: '{"status":"alive"}' }),
  }
  const server = createServer(({ url = '/', method }, response) => {
    const [path = '/'] = url.split('?')
    const found = files.get(path) ?? (Object.hasOwn(pages, path) ? pages[path]?.() : undefined)
    if (method !== 'GET' && method !== 'HEAD') response.writeHead(405, headers).end()
    else if (!found) response.writeHead(404, headers).end()
    else response.writeHead(200, { ...headers, 'content-type': found.type }).end(found.body)
  }).listen(port, host)
  await once(server, 'listening')
  const address = server.address()
  const at = typeof address === 'object' && address ? address.port : port
  say(`The status of ${servers.map(({ name }) => name).join(', ')} is at http://${host}:${at}`)

  let timer: NodeJS.Timeout | undefined
  let isOver = false
  const round = async () => {
    await askAll()
    if (!isOver) timer = setTimeout(round, everySeconds * 1000)
  }
  void round()
  return {
    close() {
      isOver = true
      clearTimeout(timer)
      server.close()
      server.closeAllConnections()
    },
  }
}
