import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { makeIfChanged } from './make-if-changed.ts'

let root = ''
let made = 0
const target = {
  name: 'web app',
  inputs: ['src', 'lock.json'],
  output: 'dist/index.html',
  make: async () => {
    made++
    write('dist/index.html', 'built')
  },
}

const write = (path: string, text: string) => {
  mkdirSync(join(root, path, '..'), { recursive: true })
  writeFileSync(join(root, path), text)
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'lithe-builds-'))
  made = 0
  write('src/a.ts', 'one')
  write('lock.json', '{}')
})
afterEach(() => rmSync(root, { recursive: true }))

test('a target is built once, and again only if an input changed', async () => {
  expect(await makeIfChanged(root, target)).toBe(true)
  expect(await makeIfChanged(root, target)).toBe(false)
  write('src/a.ts', 'two')
  expect(await makeIfChanged(root, target)).toBe(true)
  write('src/deep/b.ts', 'new file')
  expect(await makeIfChanged(root, target)).toBe(true)
  expect(made).toBe(3)
})

test('touching a file or changing a test triggers no build', async () => {
  await makeIfChanged(root, target)
  write('src/a.ts', 'one')
  write('src/a.test.ts', 'a test')
  expect(await makeIfChanged(root, target)).toBe(false)
})

test('a removed output is built again', async () => {
  await makeIfChanged(root, target)
  rmSync(join(root, 'dist'), { recursive: true })
  expect(await makeIfChanged(root, target)).toBe(true)
})

test('a failed build is tried again', async () => {
  const failing = { ...target, make: () => Promise.reject(new Error('broken')) }
  await expect(makeIfChanged(root, failing)).rejects.toThrow('broken')
  expect(await makeIfChanged(root, target)).toBe(true)
})
