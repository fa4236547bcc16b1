import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { root } from '../../tools/bootstrap/root.mjs'

/**
 * `npm run hold`: every film we keep must come out within the bar, and the stand of a minute and two; what did is
 * written into the record. With `--test` films that the record holds are left out, and nothing is written.
 */
const { test: isTest } = parseArgs({ options: { test: { type: 'boolean', default: false } } }).values

/** Our own, by `npm run films`; the trainer's, who must pass her own test; and other people's, where they are at hand. */
const folders = ['packages/choreography/films', 'apps/web/public/trainer', '../shared/clips']
const record = [isTest ? '--held' : '--hold', 'lab/held-films.json']

const here = folders.filter(folder => existsSync(join(root, folder)))
for (const missing of folders.filter(folder => !here.includes(folder)))
  console.log(`There is no ${missing} beside this checkout: nothing is held on its films.`)

function run(command: string, words: readonly string[]) {
  const program = [`lab/commands/${command}.ts`, ...words, ...record]
  return spawnSync(process.execPath, program, { cwd: root, stdio: 'inherit' }).status === 0
}

// One after the other: both build the same page.
const ways = ['--truth', 'packages/studio/src/trainer/truth', '--conditions', 'in-turn']
const areFilmsWithin = run('accuracy', [...here.flatMap(folder => ['--clips', folder]), ...ways])
const isStandWithin = (isTest || areFilmsWithin) && run('perfect-stand', [])
process.exitCode = areFilmsWithin && isStandWithin ? 0 : 1
