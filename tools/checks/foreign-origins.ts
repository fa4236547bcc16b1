import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Finding } from '../project/project-files.ts'
import { allowedOrigins } from './allowed-origins.ts'

const builtFolders = ['apps/web/dist', 'apps/player/dist']
const readable = /\.(js|mjs|css|html|svg|json|webmanifest|wasm)$/
const origin = /\b(?:https?|wss?):\/\/([a-z0-9-]+(?:\.[a-z0-9-]+)+)/gi

/** Reports hosts mentioned in the built programs, which may contact no origin but ours. */
export function checkForeignOrigins(root: string): Finding[] {
  return builtFolders.flatMap(folder => {
    if (!existsSync(join(root, folder))) return [{ path: folder, message: 'is not built' }]
    return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter(name => readable.test(name))
      .flatMap(name =>
        foreignOriginsIn(`${folder}/${name}`, readFileSync(join(root, folder, name), 'latin1')),
      )
  })
}

export function foreignOriginsIn(path: string, text: string): Finding[] {
  const hosts = new Set([...text.matchAll(origin)].map(match => (match[1] ?? '').toLowerCase()))
  return [...hosts]
    .filter(host => !allowedOrigins.some(allowed => allowed.host === host))
    .map(host => ({ path, message: `names ${host}` }))
}
