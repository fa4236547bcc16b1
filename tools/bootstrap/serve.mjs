import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { nodeVersionProblem } from './node-version.mjs'
import { root } from './root.mjs'

/** Serves what stands built, as it is: nothing is installed, built or compiled, and no process stands in between. */
const server = join(root, 'apps/api/dist/main.js')
const problem =
  nodeVersionProblem(process.versions.node) ??
  (existsSync(server) ? null : 'Nothing is built yet; "npm run build" does that.')
if (problem) {
  console.error(problem)
  process.exit(1)
}
process.chdir(root)
await import(pathToFileURL(server).href)
