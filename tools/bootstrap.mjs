import { readdirSync } from 'node:fs'
import module from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { installIfNeeded } from './bootstrap/install.mjs'
import { root } from './bootstrap/root.mjs'
import { underPinnedNode } from './bootstrap/under-pinned-node.mjs'

/** Each holds a file for a command, of its name. */
const folders = [
  'tools/commands',
  'apps/api/commands',
  'apps/operator/commands',
  'e2e/commands',
  'packages/words/commands',
  'lab/commands',
  'packages/studio/src/commands',
]
/** @param {string} folder */
const commandsIn = folder => readdirSync(join(root, folder)).map(name => name.replace(/\.ts$/, ''))

const [command = '', ...rest] = process.argv.slice(2)

const folder = folders.find(each => commandsIn(each).includes(command))

if (!folder) {
  console.error(`Unknown command "${command}". There are: ${folders.flatMap(commandsIn).join(', ')}.`)
  process.exit(1)
}
await underPinnedNode(root)

try {
  process.chdir(root)
  await installIfNeeded(root)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}

module.enableCompileCache(join(root, '.cache/compiled'))
process.argv.splice(2, process.argv.length, ...rest)
/** @param {string} path */
const load = path => import(pathToFileURL(join(root, path)).href)
const { compileWords } = await load('packages/words/compile/compile-words.ts')
compileWords()
const program = `${folder}/${command}.ts`
await load(program).catch(error => {
  if (!/^ERR_PARSE_ARGS/.test(error?.code)) throw error
  console.error(`npm run ${command}: ${error.message}.\nWhat it takes stands at the top of ${program}.`)
  process.exit(1)
})
