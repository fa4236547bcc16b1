import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from './root.mjs'

/** Folders of command files, named after their commands. */
const folders = [
  'tools/commands',
  'apps/api/commands',
  'apps/operator/commands',
  'e2e/commands',
  'packages/words/commands',
  'workshop/commands',
]

/** @param {string} path */
const load = path => import(pathToFileURL(join(root, path)).href)

/**
 * Every command by the script that runs it: root scripts run themselves, `npm run ops` has the operator's,
 * `npm run lab` all others.
 * @returns {Promise<Record<'root' | 'lab' | 'ops', import('../run/command.ts').Commands>>}
 */
export async function commandsByGroup() {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  /** @type {Record<string, () => Promise<import('../run/command.ts').Command>>} */
  const ofRoot = {}
  /** @type {typeof ofRoot} */
  const lab = {}
  for (const folder of folders)
    for (const file of readdirSync(join(root, folder))) {
      const name = file.replace(/\.ts$/, '')
      const group = name in scripts ? ofRoot : lab
      group[name] = () => load(`${folder}/${file}`)
    }
  const { opsCommands } = await load('apps/operator/ops-commands.ts')
  return { root: ofRoot, lab, ops: opsCommands }
}
