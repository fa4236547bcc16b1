import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Finding } from '../project/project-files.ts'
import { firstChunks } from './bundle-budget.ts'

/** Prefix of Telegram's methods; a script that contains it belongs to the mini app. */
const mark = 'web_app_'
const staticImport = /(?:\bfrom|\bimport)\s*["']\.{1,2}\/([^"']+)["']/g

/** Reports mini app scripts that an ordinary browser would load, directly or through another script. */
export function checkMessengerApart(root: string): Finding[] {
  const path = 'apps/web/dist'
  const assets = join(root, path, 'assets')
  if (!existsSync(assets)) return [{ path, message: 'is not built' }]
  const scripts = readdirSync(assets)
    .filter(name => name.endsWith('.js'))
    .map(name => ({ name, text: readFileSync(join(assets, name), 'utf8') }))
  const ofMessenger = scripts.filter(({ text }) => text.includes(mark)).map(({ name }) => name)
  if (ofMessenger.length === 0) return [{ path, message: 'has no script of the mini app' }]

  const first = firstChunks(join(root, path)).map(({ file }) => file)
  const early = first
    .filter(name => ofMessenger.includes(name))
    .map(name => ({ path: `${path}/assets/${name}`, message: 'is of the mini app, yet everybody loads it' }))
  const dragged = scripts
    .filter(({ name }) => !ofMessenger.includes(name))
    .flatMap(({ name, text }) =>
      [...text.matchAll(staticImport)]
        .filter(match => ofMessenger.includes(match[1] ?? ''))
        .map(match => ({ path: `${path}/assets/${name}`, message: `brings in ${match[1]} of the mini app` })),
    )
  return [...early, ...dragged]
}
