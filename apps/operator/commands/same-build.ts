import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { root } from '../../../tools/bootstrap/root.mjs'

export const summary = 'builds HEAD twice, and compares every file'
export const usage = 'npm run lab -- same-build'

export async function run(words: string[]) {
  parseArgs({ args: words })
  const { buildClean, differencesOf } = await import('../src/release/same-build.ts')
  const folder = await mkdtemp(join(tmpdir(), 'lithe-builds-'))
  try {
    const one = await buildClean(root, join(folder, 'one'))
    // A different path and length: neither may leak into a file.
    const other = await buildClean(root, join(folder, 'another-one'))
    const differences = differencesOf(one, other)
    for (const file of differences) console.log(`differs: ${file}`)
    console.log(`${one.size - differences.length} of ${one.size} files are the same in both builds of HEAD.`)
    process.exitCode = differences.length > 0 ? 1 : 0
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
