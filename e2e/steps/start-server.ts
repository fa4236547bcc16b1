import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { waitUntilReady } from '../../apps/api/start/wait-until-ready.ts'
import { serverSettings } from '../playwright.config.ts'

const built = fileURLToPath(new URL('../../apps/api/dist/main.js', import.meta.url))

/** Starts a server for one journey; `main` serves other pages than the built ones. */
export async function startServer(port: number, settings: Record<string, string>, main = built) {
  const origin = `http://localhost:${port}`
  const env = { ...process.env, ...serverSettings(port), ...settings }
  const server = spawn(process.execPath, [main], { env, stdio: 'inherit' })
  // A journey aborted while waiting has no handle yet to stop it.
  process.once('exit', () => server.kill())
  if (!(await waitUntilReady(origin, () => server.exitCode !== null)))
    throw new Error(`the server on port ${port} did not start`)
  return {
    origin,
    async stop() {
      if (server.exitCode !== null) return
      const exit = once(server, 'exit')
      server.kill('SIGTERM')
      await exit
    },
  }
}
export type OwnServer = Awaited<ReturnType<typeof startServer>>
