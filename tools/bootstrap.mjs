import module from 'node:module'
import { join } from 'node:path'
import { commandsByGroup } from './bootstrap/command-files.mjs'
import { installIfNeeded } from './bootstrap/install.mjs'
import { root } from './bootstrap/root.mjs'
import { underPinnedNode } from './bootstrap/under-pinned-node.mjs'

await underPinnedNode(root)
process.chdir(root)
module.enableCompileCache(join(root, '.cache/compiled'))

/** Prepares what a command needs to run; its usage and summary need no preparation. */
async function prepare() {
  try {
    await installIfNeeded(root)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
  const { compileWords } = await import('../packages/words/compile/compile-words.ts')
  compileWords()
}

// TypeScript, which a Node other than the pinned one may be unable to read.
const { dispatch } = await import('./run/command.ts')
const words = process.argv.slice(2)
const [group = ''] = words
const commands = await commandsByGroup()
if (group === 'lab' || group === 'ops')
  await dispatch(`npm run ${group} --`, commands[group], words.slice(1), prepare)
else await dispatch('npm run', commands.root, words, prepare)
