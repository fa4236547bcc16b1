import { randomBytes } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  checkBundleBudget,
  firstChunks,
  pagesOnTheWay,
  wordsOfThePlayer,
  wordsOnTheWay,
} from './bundle-budget.ts'

let dist = ''
beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), 'lithe-dist-'))
  mkdirSync(join(dist, 'assets'))
})
afterEach(() => rmSync(dist, { recursive: true }))

/** Text that gzip hardly shrinks. */
const noise = (bytes: number) => `/*${randomBytes(bytes).toString('base64').slice(0, bytes)}*/`

test('the entry and its static imports count, but dynamic imports do not', () => {
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

const writePages = (folder: string) => {
  for (const page of pagesOnTheWay) writeFileSync(join(folder, `assets/${page}-a1B2_c-3.js`), '')
}

test('words of pages on the way count once, and words of later scripts do not count', () => {
  writeFileSync(join(dist, 'index.html'), '<script type="module" src="/assets/main.js"></script>')
  writeFileSync(join(dist, 'assets/main.js'), 'import("./words-en-shell-a1B2_c-3.js")')
  writePages(dist)
  writeFileSync(
    join(dist, 'assets/login-screen-a1B2_c-3.js'),
    'import"./shared.js";import("./later.js");import("./words-en-shell-a1B2_c-3.js")',
  )
  writeFileSync(
    join(dist, 'assets/shared.js'),
    'import(`./words-en-sign-in-a1B2_c-3.js`);import("./words-en-XA-sign-in-a1B2_c-3.js")',
  )
  writeFileSync(join(dist, 'assets/later.js'), 'import("./words-en-report-a1B2_c-3.js")')
  for (const room of ['shell', 'sign-in', 'report'])
    writeFileSync(join(dist, `assets/words-en-${room}-a1B2_c-3.js`), noise(1000))
  expect(wordsOnTheWay(dist).map(({ file }) => file)).toHaveLength(2)
  expect(wordsOnTheWay(dist).map(({ file }) => file)).not.toContain('words-en-report-a1B2_c-3.js')
})

const writePlayer = (folder: string, kilobytes: number) => {
  mkdirSync(join(folder, 'assets'), { recursive: true })
  writeFileSync(join(folder, 'index.html'), '')
  const rooms = { player: kilobytes, movements: 1, stage: 50 }
  for (const [room, size] of Object.entries(rooms))
    writeFileSync(join(folder, `assets/words-en-${room}-a1B2_c-3.js`), randomBytes(size * 1000))
}

test('words of the player’s first page count, but words loaded with the engine do not', () => {
  writePlayer(dist, 2)
  expect(wordsOfThePlayer(dist).map(({ file }) => file)).toEqual([
    'words-en-player-a1B2_c-3.js',
    'words-en-movements-a1B2_c-3.js',
  ])
  rmSync(join(dist, 'assets/words-en-movements-a1B2_c-3.js'))
  expect(() => wordsOfThePlayer(dist)).toThrow('movements')
})

test('the figure is printed, and fails if over 130 kB are needed for the first screen', () => {
  const said = vi.spyOn(console, 'log').mockImplementation(() => {})
  const built = join(dist, 'apps/web/dist')
  mkdirSync(join(built, 'assets'), { recursive: true })
  writePages(built)
  writePlayer(join(dist, 'apps/player/dist'), 1)
  writeFileSync(join(built, 'index.html'), '<script type="module" src="/main.js"></script>')
  const write = (kilobytes: number) => writeFileSync(join(built, 'main.js'), randomBytes(kilobytes * 1000))

  write(125)
  expect(checkBundleBudget(dist)).toEqual([])
  expect(said.mock.calls.flat().join(' ')).toMatch(/125\.\d kB gzipped of 130 kB/)
  write(135)
  expect(checkBundleBudget(dist)).toMatchObject([{ message: expect.stringContaining('135') }])
  write(125)
  writePlayer(join(dist, 'apps/player/dist'), 17)
  expect(checkBundleBudget(dist)).toMatchObject([{ message: expect.stringMatching(/18\.\d kB of words/) }])
  said.mockRestore()
})
