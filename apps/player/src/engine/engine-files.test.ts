import type { EngineManifest } from '@lithe/contracts/engine'
import { beforeEach, expect, test, vi } from 'vitest'
import { loadEngineFiles } from './engine-files.ts'

/** The smallest distinguishable module: a custom section named after the file. */
function moduleNamed(name: string) {
  const letters = new TextEncoder().encode(name)
  return Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0, 0, letters.length + 1, letters.length, ...letters)
}

const file = (name: string) => ({ file: name, bytes: name.length })
const runtime = (build: string) => ({
  loader: file(`${build}.js`),
  wasm: { file: `${build}.wasm`, bytes: moduleNamed(`${build}.wasm`).length },
})
const manifest: EngineManifest = {
  runtimes: {
    threaded: runtime('threaded'),
    relaxed: runtime('relaxed'),
    compatible: runtime('compatible'),
  },
  body: file('body'),
  landmarks: { full: file('full'), lite: file('lite') },
}

let fetched: string[] = []
beforeEach(() => {
  fetched = []
  vi.stubGlobal('location', { href: 'https://lithe.example/player/' })
  vi.stubGlobal('fetch', async (url: string) => {
    const name = url.split('/').at(-1) ?? ''
    fetched.push(name)
    if (name === 'manifest.json') return new Response(JSON.stringify(manifest))
    return new Response(name.endsWith('.wasm') ? moduleNamed(name) : name)
  })
  return () => vi.unstubAllGlobals()
})

const isNamed = (module: WebAssembly.Module, name: string) =>
  WebAssembly.Module.customSections(module, name).length === 1

test('switching from the threaded build fetches only another runtime', async () => {
  const files = await loadEngineFiles(() => {}, 'threaded')
  expect(fetched.toSorted()).toEqual(['body', 'full', 'manifest.json', 'threaded.wasm'])
  fetched = []
  const plain = await files.withoutThreads()
  expect(fetched).toEqual(['relaxed.wasm'])
  expect(plain.build).toBe('relaxed')
  expect(isNamed(plain.runtime.module, 'relaxed.wasm')).toBe(true)
  expect(plain.runtime.loaderUrl).toMatch(/relaxed\.js$/)
  expect(plain.body).toBe(files.body)
  expect(plain.landmarks('full')).toBe(files.landmarks('full'))
  expect(await plain.withoutThreads(), 'nothing is left to do without').toBe(plain)
})

test.each(['relaxed', 'compatible'] as const)('the %s build has no threads to disable', async build => {
  const files = await loadEngineFiles(() => {}, build)
  fetched = []
  expect(await files.withoutThreads()).toBe(files)
  expect(fetched).toEqual([])
})

test('a truncated file fails when it is requested', async () => {
  manifest.body.bytes += 1
  const files = await loadEngineFiles(() => {}, 'relaxed')
  manifest.body.bytes -= 1
  await expect(files.body).rejects.toThrow('of body only 4 bytes of 5 came')
})

test('the runtime is ready while the networks are still downloading', async () => {
  let arrive = () => {}
  const held = new Promise<void>(resolve => {
    arrive = resolve
  })
  const answer = fetch
  vi.stubGlobal('fetch', async (url: string) => {
    if (/body|full/.test(url)) await held
    return answer(url)
  })
  const files = await loadEngineFiles(() => {}, 'relaxed')
  expect(isNamed(files.runtime.module, 'relaxed.wasm')).toBe(true)
  arrive()
  expect((await files.body).byteLength).toBe(manifest.body.bytes)
})

test('nothing is fetched if no build runs', async () => {
  await expect(loadEngineFiles(() => {}, null)).rejects.toThrow('no build of the pose engine')
  expect(fetched).toEqual([])
})

test('the small model is fetched once, and only on request', async () => {
  const files = await loadEngineFiles(() => {}, 'relaxed')
  expect(fetched).not.toContain('lite')
  expect(files.landmarks('lite')).toBe(files.landmarks('lite'))
  await files.landmarks('lite')
  expect(fetched.filter(name => name === 'lite')).toHaveLength(1)
})

test('progress counts the bytes of the files in use, up to 100 %', async () => {
  const told: number[] = []
  const onProgress = (now: { loadedBytes: number; totalBytes: number }) =>
    told.push(now.loadedBytes / now.totalBytes)
  const files = await loadEngineFiles(onProgress, 'relaxed')
  await Promise.all([files.body, files.landmarks('full')])
  expect(told.at(-1)).toBe(1)
  expect(told).toEqual(told.toSorted((a, b) => a - b))
})
