import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { compressFolder } from './compress-folder.ts'

const text = 'a body in successive poses, '.repeat(100)
let root = ''
const dist = () => join(root, 'dist')
const cache = () => join(root, 'cache')

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'lithe-compress-'))
  mkdirSync(join(dist(), 'engine'), { recursive: true })
  writeFileSync(join(dist(), 'index.html'), text)
  writeFileSync(join(dist(), 'engine/vision.wasm'), text)
})
afterEach(() => rmSync(root, { recursive: true }))

test('each file gets two compressed siblings that decompress to it', async () => {
  await compressFolder(dist(), cache())
  for (const file of ['index.html', 'engine/vision.wasm']) {
    expect(brotliDecompressSync(readFileSync(join(dist(), `${file}.br`))).toString()).toBe(text)
    expect(gunzipSync(readFileSync(join(dist(), `${file}.gz`))).toString()).toBe(text)
  }
})

test('compressed and very small files are skipped', async () => {
  writeFileSync(join(dist(), 'font.woff2'), text)
  writeFileSync(join(dist(), 'tiny.json'), '{}')
  await compressFolder(dist(), cache())
  expect(readdirSync(dist())).not.toContain('font.woff2.br')
  expect(readdirSync(dist())).not.toContain('tiny.json.gz')
})

test('equal content is compressed once, however many builds there are', async () => {
  await compressFolder(dist(), cache())
  const kept = readdirSync(cache())
  const timesOf = () => kept.map(name => statSync(join(cache(), name)).mtimeMs)
  const before = timesOf()
  rmSync(join(dist(), 'index.html.br'))
  expect(await compressFolder(dist(), cache())).toContain(join(dist(), 'index.html.br'))
  expect(readdirSync(cache())).toEqual(kept)
  expect(timesOf()).toEqual(before)
})

test('a changed file gets changed siblings', async () => {
  await compressFolder(dist(), cache())
  const changed = text.toUpperCase()
  writeFileSync(join(dist(), 'index.html'), changed)
  await compressFolder(dist(), cache())
  expect(brotliDecompressSync(readFileSync(join(dist(), 'index.html.br'))).toString()).toBe(changed)
})

test('siblings are not compressed again', async () => {
  const first = await compressFolder(dist(), cache())
  expect(await compressFolder(dist(), cache())).toEqual(first)
})
