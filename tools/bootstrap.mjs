import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { installIfNeeded } from './bootstrap/install.mjs'
import { nodeVersionProblem } from './bootstrap/node-version.mjs'
import { root } from './bootstrap/root.mjs'

/** Commands by the folder they live in; the file has the command's name. */
const folders = {
  'tools/commands': ['test', 'check', 'release'],
  'apps/api/commands': [
    'build',
    'start',
    'dev',
    'fuzz',
    'events',
    'jobs',
    'load',
    'organisations',
    'promo',
    'orders',
    'payments-doctor',
    'referrals',
    'secrets',
    'telegram-doctor',
  ],
  'e2e/commands': ['lighthouse', 'screens', 'wander'],
  'packages/words/commands': ['languages'],
  'lab/commands': ['accuracy', 'bench', 'calibrate', 'engines', 'hold', 'mutation', 'norms', 'population'],
  'packages/studio/src/commands': ['films', 'plates', 'trainer', 'start-picture', 'icons', 'voice'],
}
const [command = '', ...rest] = process.argv.slice(2)

const folder = Object.entries(folders).find(([, commands]) => commands.includes(command))?.[0]

const problem =
  nodeVersionProblem(process.versions.node) ??
  (folder ? null : `Unknown command "${command}". There are: ${Object.values(folders).flat().join(', ')}.`)
if (problem || !folder) {
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
const { compileWords } = await import(
  pathToFileURL(join(root, 'packages/words/compile/compile-words.ts')).href
)
compileWords()
await import(pathToFileURL(join(root, folder, `${command}.ts`)).href)
