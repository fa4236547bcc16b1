import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { root } from '../../../../tools/bootstrap/root.mjs'
import { newDatabase } from '../../../api/src/testing/new-database.ts'
import { findFreePort } from '../../../api/src/testing/postgres-server.ts'
import { startServerProcess } from '../../../api/src/testing/server-process.ts'
import type { Count, Watched } from './history.ts'

const patience = { timeout: 40_000, interval: 250 }

/** `npm run status` as it is run, asking every second. */
async function startStatus(keptIn: string, words: readonly string[]) {
  const options = ['--port', '0', '--every', '1', '--keep', keptIn]
  const child = spawn(process.execPath, ['tools/bootstrap.mjs', 'status', ...options, ...words], {
    cwd: root,
    env: { PATH: process.env.PATH ?? '', HOST: '127.0.0.1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const said: string[] = []
  const listens = new Promise<string>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      createInterface(stream).on('line', line => {
        said.push(line)
        const [origin] = /http:\/\/127\.0\.0\.1:\d+$/.exec(line) ?? []
        if (origin) resolve(origin)
      })
    child.once('exit', code => reject(new Error(`ended with ${code}: ${said.join('\n')}`)))
  })
  return { child, origin: await listens }
}

type Told = { servers: { hours24: Count; days90: Count; outages: Watched['outages'] }[] }

const toldBy = async (origin: string) => {
  const answer = await fetch(`${origin}/status.json`)
  const [one] = ((await answer.json()) as Told).servers
  if (!one) throw new Error('the page tells of no server')
  return one
}

async function end(child: ChildProcess, signal: NodeJS.Signals) {
  const exit = once(child, 'exit')
  child.kill(signal)
  return exit
}

describe('npm run status', { timeout: 180_000 }, () => {
  let folder: string
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'lithe-status-'))
  })
  afterAll(() => rm(folder, { recursive: true }))

  it('says of a real server that it is ready, is killed and is back, and remembers it', async () => {
    const port = await findFreePort()
    const DATABASE_URL = await newDatabase()
    const start = () => startServerProcess({ PORT: String(port), DATABASE_URL, DATA_DIR: folder })
    const keptIn = join(folder, 'status.json')
    const server = await start()
    const status = await startStatus(keptIn, [`one=${server.origin}`])
    const page = async () => (await fetch(status.origin)).text()

    await vi.waitFor(
      async () => expect(await page()).toContain('<h1 class="good">Lithe is ready.</h1>'),
      patience,
    )
    expect(await page()).toContain('ready since')
    await server.kill()
    await vi.waitFor(
      async () => expect(await page()).toContain('<h1 class="bad">Lithe is not ready.</h1>'),
      patience,
    )
    expect(await page()).toContain('not answering since')
    const back = await start()
    await vi.waitFor(async () => expect(await page()).toContain('Lithe is ready.'), patience)
    const one = await toldBy(status.origin)
    expect(one).toMatchObject({
      name: 'one',
      last: { state: 'ready' },
      outages: [{ to: expect.any(String) }],
    })
    expect(one.hours24.ready).toBeLessThan(one.hours24.asked)
    expect(one.days90).toEqual(one.hours24)
    await back.stop()

    // Killed as well, it knows all of it again.
    await end(status.child, 'SIGKILL')
    const again = await startStatus(keptIn, [`one=${server.origin}`])
    const told = await toldBy(again.origin)
    expect(told.hours24.asked).toBeGreaterThanOrEqual(one.hours24.asked)
    expect(told.outages).toContainEqual(one.outages[0])
    expect(await end(again.child, 'SIGTERM')).toEqual([0, null])
  })

  it('has its typefaces and colours of its own, and lets nothing else in', async () => {
    const { child, origin } = await startStatus(join(folder, 'own.json'), ['http://127.0.0.1:9'])
    const tokens = await fetch(`${origin}/tokens.css`)
    expect(await tokens.text()).toContain('--spruce')
    const typeface = await fetch(`${origin}/typefaces/fraunces.woff2`)
    expect([typeface.status, typeface.headers.get('content-type')]).toEqual([200, 'font/woff2'])
    const page = await fetch(origin)
    expect(page.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'self'/)
    const others = ['/../package.json', '/own.json', '/constructor'].map(path => fetch(origin + path))
    expect((await Promise.all(others)).map(({ status }) => status)).toEqual([404, 404, 404])
    expect((await fetch(origin, { method: 'POST' })).status).toBe(405)
    await end(child, 'SIGTERM')
    expect(await readFile(join(folder, 'own.json'), 'utf8')).toContain('127.0.0.1:9')
  })

  it.each([
    ['no address', [], /npm run status -- \[NAME=\]ADDRESS/],
    ['an address that is none', ['lithe.example.org'], /lithe.example.org is no address like https/],
    ['two of one name', ['http://a:1', 'http://a:1'], /Two servers have one name/],
    ['a port that is none', ['http://a:1', '--port', 'x'], /--port is a whole number from 0 to 65535/],
  ])('says what is wrong with %s', async (_case, words, told) => {
    const failed = startStatus(join(folder, 'none.json'), words)
    await expect(failed).rejects.toThrow(told)
  })

  it('does not write over a file that is something else', async () => {
    const file = join(folder, 'other.json')
    await writeFile(file, 'a diary')
    await expect(startStatus(file, ['http://127.0.0.1:9'])).rejects.toThrow(
      'holds no history of a status page',
    )
    expect(await readFile(file, 'utf8')).toBe('a diary')
  })
})
