import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { runProgram } from '../run/run-program.ts'
import { commandsByGroup } from './command-files.mjs'
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

test('an installation that matches the lockfile needs no install, even if it lacks other systems’ optional packages', () => {
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

/** Runs a command as npm starts it. */
async function run(words: readonly string[], env = {}) {
  const program = ['tools/bootstrap.mjs', ...words]
  const { exitCode, output } = await runProgram(process.execPath, program, { quiet: true, env })
  return { exitCode, output: output.trim() }
}

/** Ends a program that loads a package. */
const withoutPackages = encodeURIComponent(`import { registerHooks } from 'node:module'
registerHooks({ load: (url, context, next) => (url.includes('/node_modules/') ? fail(url) : next(url, context)) })`)

test('every command has a summary, and a usage that begins with its invocation', async () => {
  for (const [group, commands] of Object.entries(await commandsByGroup()))
    for (const [name, command] of Object.entries(commands)) {
      const { summary, usage } = typeof command === 'function' ? await command() : command
      expect(summary).toMatch(/^[^\n]{10,80}$/)
      const said = group === 'root' ? `npm (?:run )?${name}` : `npm run ${group} -- ${name}`
      expect(usage).toMatch(new RegExp(`^${said}(?![\\w-])`))
    }
})

test('commands can be listed and explained without loading a package', async () => {
  const asked = [['lab'], ['ops'], ['lab', 'kills', '--help'], ['ops', 'promo', '--help']]
  for (const words of asked) {
    const env = { NODE_OPTIONS: `--import=data:text/javascript,${withoutPackages}` }
    const { exitCode, output } = await run(words, env)
    expect({ words, exitCode }).toEqual({ words, exitCode: 0 })
    expect(output).toMatch(/^npm run (lab|ops) -- /)
  }
})

test('a command rejects unknown arguments with its usage', async () => {
  const { exitCode, output } = await run(['lab', 'hold', '--faster'])
  expect(exitCode).toBe(1)
  expect(output).toMatch(/^Unknown option '--faster'\n\nnpm run lab -- hold \[--short\]/)
})

test('an unknown command prints the list', async () => {
  const { exitCode, output } = await run(['ops', 'kills'])
  expect(exitCode).toBe(1)
  expect(output).toMatch(/^There is no "kills"\.\n\nnpm run ops -- NAME.*\n\nbackup {3}/)
})
