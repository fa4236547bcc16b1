import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { root } from '../../../tools/bootstrap/root.mjs'
import { packageBinary } from '../../../tools/run/package-binary.ts'
import { demoUnlockKey } from '../start/demo-unlock-key.ts'
import { isPortTaken } from '../start/free-port.ts'
import { prefixedProgram } from '../start/prefixed-program.ts'
import { waitUntilReady } from '../start/wait-until-ready.ts'

export const summary = 'server, web app, player and lab with live reload'
export const usage = 'npm run dev'

const ports = { api: 3000, web: 5173, player: 5174, lab: 5175 }
export async function run(words: string[]) {
  parseArgs({ args: words })
  for (const [name, port] of Object.entries(ports))
    if (await isPortTaken(port)) {
      console.error(`Port ${port}, where the ${name} lives, is taken by another program. Stop that first.`)
      process.exit(1)
    }

  process.umask(0o077)
  const { DATA_DIR = join(root, 'data'), LOG_LEVEL = 'warn' } = process.env
  const vite = packageBinary('vite')
  const programs = [
    prefixedProgram('api', ['--watch', '--watch-preserve-output', 'apps/api/src/main.ts'], {
      env: {
        PORT: String(ports.api),
        DATA_DIR,
        DEMO_UNLOCK_KEY: demoUnlockKey(DATA_DIR),
        LOG_FORMAT: 'pretty',
        LOG_LEVEL,
      },
    }),
    prefixedProgram('web', [vite, '--port', String(ports.web), '--strictPort'], {
      folder: join(root, 'apps/web'),
    }),
    prefixedProgram('player', [vite, '--port', String(ports.player), '--strictPort'], {
      folder: join(root, 'apps/player'),
    }),
    prefixedProgram('lab', [vite, '--port', String(ports.lab), '--strictPort'], {
      folder: join(root, 'workshop'),
    }),
  ]

  let isStopping = false
  const stopAll = () => {
    if (isStopping) return
    isStopping = true
    for (const program of programs) program.kill('SIGTERM')
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, stopAll)
  const hasEnded = () => programs.some(({ exitCode }) => exitCode !== null)
  for (const program of programs) program.once('exit', stopAll)

  if (await waitUntilReady(`http://localhost:${ports.api}`, hasEnded))
    console.log(
      `\nOpen http://localhost:${ports.web} — every saved file shows at once. Ctrl-C stops all of them.
The data lie in ${DATA_DIR}; LOG_LEVEL=info shows every call of the api.\n`,
    )
}
