import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { nodeVersionProblem } from './node-version.mjs'
import { root } from './root.mjs'

/** Serves what stands built, as it is: nothing is installed, built or compiled, and no process stands in between. */
const server = join(root, 'apps/api/dist/main.js')
const notBuilt = existsSync(server) ? null : 'Nothing is built yet; "npm run build" does that.'
const problem = nodeVersionProblem(process.versions.node) ?? notBuilt
if (problem) console.error(problem)
process.chdir(root)
await (problem ? process.exit(1) : import(pathToFileURL(server).href))
