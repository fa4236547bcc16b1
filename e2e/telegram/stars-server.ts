import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { waitUntilReady } from '../../tools/start/wait-until-ready.ts'
import { botSettings, serverSettings, starsApiPort, starsPort } from '../playwright.config.ts'

const main = fileURLToPath(new URL('../../apps/api/dist/main.js', import.meta.url))

/** A server that sells for Stars. It finds its Telegram at once when that is there first. */
export async function startStarsServer() {
  const origin = `http://localhost:${starsPort}`
  const settings = { ...serverSettings(starsPort), ...botSettings(starsApiPort), TELEGRAM_CHECKOUT: 'stars' }
  const server = spawn(process.execPath, [main], { env: { ...process.env, ...settings }, stdio: 'inherit' })
  if (!(await waitUntilReady(origin, () => server.exitCode !== null)))
    throw new Error('the server that sells for Stars did not start')
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
export type StarsServer = Awaited<ReturnType<typeof startStarsServer>>
