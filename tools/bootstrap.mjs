import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { installIfNeeded } from './bootstrap/install.mjs'
import { nodeVersionProblem } from './bootstrap/node-version.mjs'
import { root } from './bootstrap/root.mjs'

const commands = [
  'start',
  'test',
  'dev',
  'check',
  'accuracy',
  'calibrate',
  'bench',
  'films',
  'plates',
  'trainer',
  'screens',
  'wander',
  'population',
  'norms',
  'fuzz',
  'engines',
  'events',
  'organisations',
  'promo',
  'orders',
  'payments-doctor',
  'referrals',
  'release',
  'secrets',
  'start-picture',
  'telegram-doctor',
]
const [command = '', ...rest] = process.argv.slice(2)

const problem =
  nodeVersionProblem(process.versions.node) ??
  (commands.includes(command) ? null : `Unknown command "${command}". There are: ${commands.join(', ')}.`)
if (problem) {
  console.error(problem)
  process.exit(1)
}

try {
  process.chdir(root)
  await installIfNeeded(root)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}

process.argv.splice(2, process.argv.length, ...rest)
const { register } = await import('tsx/esm/api')
register()
await import(pathToFileURL(join(root, 'tools/commands', `${command}.ts`)).href)
