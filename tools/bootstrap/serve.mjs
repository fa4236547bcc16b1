import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from './root.mjs'
import { underPinnedNode } from './under-pinned-node.mjs'

/** Serves the existing build without compiling anything, and under the pinned Node without an intermediate process. */
await underPinnedNode(root)
const server = join(root, 'apps/api/dist/main.js')
if (!existsSync(server)) {
  console.error('Nothing is built yet; "npm run build" does that.')
  process.exit(1)
}
process.chdir(root)
await import(pathToFileURL(server).href)
