import { randomBytes } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { checkBundleBudget, firstChunks } from './bundle-budget.ts'

let dist = ''
beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), 'lithe-dist-'))
  mkdirSync(join(dist, 'assets'))
})
afterEach(() => rmSync(dist, { recursive: true }))

/** Text that does not compress: its gzipped size is near its own. */
const noise = (bytes: number) => `/*${randomBytes(bytes).toString('base64').slice(0, bytes)}*/`

test('counts the entry and what it imports at once, not what it loads later', () => {
  writeFileSync(join(dist, 'index.html'), '<script type="module" crossorigin src="/assets/main.js"></script>')
  writeFileSync(join(dist, 'assets/main.js'), `import{a}from"./a.js";import("./later.js");${noise(1000)}`)
  writeFileSync(join(dist, 'assets/a.js'), `import"./main.js";${noise(2000)}`)
  writeFileSync(join(dist, 'assets/later.js'), noise(50_000))
  const chunks = firstChunks(dist)
  expect(chunks.map(({ file }) => file)).toEqual(['a.js', 'main.js'])
  const kilobytes = chunks.reduce((sum, chunk) => sum + chunk.kilobytes, 0)
  expect(kilobytes).toBeGreaterThan(2)
  expect(kilobytes).toBeLessThan(4)
})

test('prints the figure, and fails on more than 130 kB before the first screen stands', () => {
  const said = vi.spyOn(console, 'log').mockImplementation(() => {})
  const built = join(dist, 'apps/web/dist')
  mkdirSync(built, { recursive: true })
  writeFileSync(join(built, 'index.html'), '<script type="module" src="/main.js"></script>')
  const write = (kilobytes: number) => writeFileSync(join(built, 'main.js'), randomBytes(kilobytes * 1000))

  write(125)
  expect(checkBundleBudget(dist)).toEqual([])
  expect(said.mock.calls.flat().join(' ')).toMatch(/125\.\d kB gzipped of 130 kB/)
  write(135)
  expect(checkBundleBudget(dist)).toMatchObject([{ message: expect.stringContaining('135') }])
  said.mockRestore()
})
