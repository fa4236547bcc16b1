import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { openSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { findFreePort } from '../../apps/api/start/free-port.ts'
import { waitUntilReady } from '../../apps/api/start/wait-until-ready.ts'
import { root } from '../../tools/bootstrap/root.mjs'

const firstPort = 3310

export type Program = {
  origin: string
  pid: number
  hasEnded(): boolean
  /** Sends SIGTERM by default, and waits for the exit. */
  stop(signal?: NodeJS.Signals): Promise<void>
}

export async function freePort(): Promise<number> {
  const port = await findFreePort(firstPort)
  if (port === null) throw new Error(`all ports from ${firstPort} on are taken`)
  return port
}

export function programOf(child: ChildProcess, port: number): Program {
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null
  return {
    origin: `http://127.0.0.1:${port}`,
    pid: child.pid ?? 0,
    hasEnded,
    async stop(signal = 'SIGTERM') {
      if (hasEnded()) return
      const exit = once(child, 'exit')
      child.kill(signal)
      await exit
    },
  }
}

/** Starts a server in its own process, which logs to a file as under a service manager. */
async function startProgram(
  words: string[],
  settings: Record<string, string>,
  log: string,
  port?: number,
): Promise<Program> {
  port ??= await freePort()
  const { PATH = '' } = process.env
  const output = openSync(log, 'a', 0o600)
  const child = spawn(process.execPath, words, {
    cwd: root,
    env: { PATH, PORT: String(port), ...settings },
    stdio: ['ignore', output, output],
  })
  const program = programOf(child, port)
  if (!(await waitUntilReady(program.origin, program.hasEnded)))
    throw new Error(`a server ended at its start:\n${readFileSync(log, 'utf8').slice(-2000)}`)
  return program
}

const bareServer = fileURLToPath(new URL('./bare-server.ts', import.meta.url))

export const startBareServer = (databaseUrl: string, folder: string): Promise<Program> =>
  startProgram([bareServer], { DATABASE_URL: databaseUrl }, join(folder, 'bare.log'))

type Run = {
  nodeFlags: readonly string[]
  port: number
  proxies: number
  /** PostgreSQL itself, if `databaseUrl` is a pooler's. */
  directUrl: string
}

/** Starts the built server behind a number of proxies; `nodeFlags` for a profile, `port` to reuse one. */
export const startServer = (
  databaseUrl: string | null,
  folder: string,
  { nodeFlags = [], port, proxies = 1, directUrl }: Partial<Run> = {},
): Promise<Program> =>
  startProgram(
    [...nodeFlags, join(root, 'apps/api/dist/main.js')],
    {
      HOST: '127.0.0.1',
      TRUST_PROXY: String(proxies),
      EMAIL_SIGN_IN: 'off',
      DATA_DIR: folder,
      SIGN_IN_PEPPER: 'a pepper of this measuring, long enough for all',
      ...(databaseUrl === null ? {} : { NODE_ENV: 'production', DATABASE_URL: databaseUrl }),
      ...(directUrl === undefined ? {} : { DATABASE_DIRECT_URL: directUrl }),
    },
    join(folder, 'server.log'),
    port,
  )

const ticksPerSecond = 100

/** From `/proc/PID/stat`: the parent, and CPU seconds used. */
function statOf(pid: string | number): { parent: number; seconds: number } | null {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
    // Includes exited children.
    const ticks = fields.slice(11, 15).reduce((sum, each) => sum + Number(each), 0)
    return { parent: Number(fields[1]), seconds: ticks / ticksPerSecond }
  } catch {
    return null
  }
}

/** CPU seconds of a process and its children; 0 if `/proc` is missing. */
export function cpuSeconds(pid: number): number {
  const own = statOf(pid)?.seconds ?? 0
  const others = own === 0 ? [] : readdirSync('/proc').filter(name => /^\d+$/.test(name))
  return others
    .map(statOf)
    .filter(stat => stat?.parent === pid)
    .reduce((sum, stat) => sum + (stat?.seconds ?? 0), own)
}
