import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { runProgram } from '../run/run-program.ts'
import { installReason } from './needs-install.mjs'

let root = ''
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'lithe-install-'))
  mkdirSync(join(root, 'node_modules'))
})
afterEach(() => rmSync(root, { recursive: true }))

const lock = (file: string, packages: object) => writeFileSync(join(root, file), JSON.stringify({ packages }))

const react = { 'node_modules/react': { version: '19.3.1' } }

test('a bare clone needs an install', () => {
  lock('package-lock.json', react)
  expect(installReason(root)).toBe('nothing is installed yet')
})

test('what is installed as locked needs none, also when optional packages of other systems are absent', () => {
  lock('package-lock.json', {
    '': { version: '0.1.0' },
    'apps/web': { version: '0.1.0' },
    'node_modules/@lithe/web': { link: true },
    'node_modules/only-on-windows': { version: '1.0.0', optional: true },
    ...react,
  })
  lock('node_modules/.package-lock.json', { 'node_modules/@lithe/web': { link: true }, ...react })
  expect(installReason(root)).toBeNull()
})

test('a lockfile with another version or a new package needs an install', () => {
  lock('node_modules/.package-lock.json', react)
  lock('package-lock.json', { 'node_modules/react': { version: '19.4.0' } })
  expect(installReason(root)).toBe('node_modules/react is 19.3.1, wanted is 19.4.0')
  lock('package-lock.json', { ...react, 'apps/web/node_modules/zod': { version: '4.0.0' } })
  expect(installReason(root)).toBe('apps/web/node_modules/zod is missing')
})

test('a command that is asked for what it does not take says so in a sentence', async () => {
  const words = ['tools/bootstrap.mjs', 'hold', '--faster']
  const { exitCode, output } = await runProgram(process.execPath, words, { quiet: true })
  expect({ exitCode, output: output.trim() }).toEqual({
    exitCode: 1,
    output:
      "npm run hold: Unknown option '--faster'.\nWhat it takes stands at the top of lab/commands/hold.ts.",
  })
})
