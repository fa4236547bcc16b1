import { execFileSync, type StdioOptions, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

/** Stands in for another Node: reports its arguments, and the `node` that its children would find. */
const program = `#!/bin/sh
[ "$1" = --version ] && echo v99.0.0 && exit
echo "ran $(basename "$1") $2 with $(command -v node)"
exit 7
`
const name = 'node-of-the-test'
const folder = mkdtempSync(join(tmpdir(), 'lithe-node-'))
const clone = join(folder, 'clone')
const cached = join(clone, '.cache')
const brought = join(cached, `node/node_modules/${name}/bin/node`)

let registry: Server
let packed: Buffer
/** Registry paths requested; if `hangs`, none gets a response. */
let asked: string[] = []
let hangs = false

const origin = () => `http://127.0.0.1:${(registry.address() as AddressInfo).port}`
const integrityOf = (bytes: Buffer) => `sha512-${createHash('sha512').update(bytes).digest('base64')}`

beforeAll(async () => {
  const source = join(folder, 'source')
  mkdirSync(join(source, 'bin'), { recursive: true })
  const manifest = { name, version: '99.0.0', bin: { node: 'bin/node' } }
  writeFileSync(join(source, 'package.json'), JSON.stringify(manifest))
  writeFileSync(join(source, 'bin/node'), program)
  chmodSync(join(source, 'bin/node'), 0o755)
  const file = execFileSync('npm', ['pack', '--silent'], { cwd: source, encoding: 'utf8' }).trim()
  packed = readFileSync(join(source, file))
  registry = createServer(({ url = '' }, response) => {
    asked.push(url)
    if (url.endsWith('.tgz')) return hangs ? undefined : response.end(packed)
    const dist = { tarball: `${origin()}/${name}/-/${name}-99.0.0.tgz`, integrity: integrityOf(packed) }
    return response.end(JSON.stringify({ name, versions: { '99.0.0': { ...manifest, dist } } }))
  })
  await new Promise<void>(resolve => registry.listen(0, '127.0.0.1', resolve))
})
afterAll(() => {
  registry.closeAllConnections()
  registry.close()
  rmSync(folder, { recursive: true })
})

const pin = (integrity: string) => {
  const { platform: os, arch: cpu } = process
  const packages = {
    '': {},
    [`node_modules/${name}`]: { version: '99.0.0', integrity, os, cpu, bin: { node: 'bin/node' } },
  }
  writeFileSync(join(clone, 'tools/bootstrap/node/package-lock.json'), JSON.stringify({ packages }))
}
beforeEach(() => {
  rmSync(clone, { recursive: true, force: true })
  cpSync(fileURLToPath(new URL('.', import.meta.url)), join(clone, 'tools/bootstrap'), { recursive: true })
  pin(integrityOf(packed))
  asked = []
  hangs = false
})

const start = (registryAddress = origin(), more: NodeJS.ProcessEnv = {}) =>
  spawn(process.execPath, [join(clone, 'tools/bootstrap/serve.mjs'), 'word'], {
    // A process group of its own, killed as by a power cut.
    detached: true,
    env: {
      PATH: process.env.PATH,
      HOME: folder,
      npm_config_registry: registryAddress,
      npm_config_cache: join(clone, 'npm'),
      ...more,
    },
  })

async function run(
  registryAddress?: string,
  more?: NodeJS.ProcessEnv,
): Promise<{ code: number | null; said: string }> {
  const child = start(registryAddress, more)
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', chunk => (said += chunk))
  return new Promise(resolve => child.on('close', code => resolve({ code, said })))
}

test('another major version downloads the pinned Node once, and runs everything under it', {
  timeout: 60_000,
}, async () => {
  const first = await run()
  expect(first.said).toMatch(/^Bringing Node 99\.0\.0 .*\nran serve\.mjs word with .*\.cache\/node\/.*\n$/)
  expect(first.code).toBe(7)
  asked = []
  expect(await run()).toEqual({ code: 7, said: `ran serve.mjs word with ${brought}\n` })
  expect(asked).toEqual([])
})

test('a missing registry is reported in a sentence that says what to do', {
  timeout: 60_000,
}, async () => {
  const { code, said } = await run('http://127.0.0.1:9')
  expect(code).toBe(1)
  expect(said).toContain('Install Node 99 yourself')
  expect(existsSync(brought)).toBe(false)
})

test('a full disk is reported as such', { timeout: 60_000 }, async () => {
  const npm = join(folder, 'npm.js')
  writeFileSync(npm, 'console.error("npm error code ENOSPC"); process.exit(1)')
  const { code, said } = await run(origin(), { npm_execpath: npm })
  expect(code).toBe(1)
  expect(said).toContain('No space is left')
  expect(existsSync(brought)).toBe(false)
})

test('a package that differs from the lockfile is refused', { timeout: 60_000 }, async () => {
  pin(integrityOf(Buffer.from('another')))
  const { code, said } = await run()
  expect(code).toBe(1)
  expect(said).toContain('EINTEGRITY')
  expect(existsSync(brought)).toBe(false)
})

test('a killed start does not block the next', {
  timeout: 60_000,
}, async () => {
  hangs = true
  const child = start()
  while (!asked.some(url => url.endsWith('.tgz'))) await new Promise(resolve => setTimeout(resolve, 50))
  process.kill(-(child.pid ?? 0), 'SIGKILL')
  await new Promise(resolve => child.on('close', resolve))
  expect(existsSync(brought)).toBe(false)
  hangs = false
  expect((await run()).code).toBe(7)
  expect(readdirSync(cached)).toEqual(['node'])
})

test('a program under the pinned Node ends if its parent process does', async () => {
  const module = new URL('./under-pinned-node.mjs', import.meta.url).href
  const script = `await (await import('${module}')).underPinnedNode('.'); process.send('up'); setInterval(() => {}, 1000)`
  const stdio: StdioOptions = ['ignore', 'inherit', 'inherit', 'ipc']
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio })
  await once(child, 'message')
  child.disconnect()
  expect(await once(child, 'exit')).toEqual([null, 'SIGTERM'])
})
