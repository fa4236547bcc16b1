import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

/** The server built before the first test, which starts in a third of the time. */
export const serverArguments = [fileURLToPath(new URL('../../dist/main.js', import.meta.url))]

export type ServerProcess = {
  origin: string
  written: string[]
  stop(): Promise<void>
  /** Freezes the server, as a sleeping computer would; `kill` still ends it. */
  pause(): void
  /** Kills the server as a power cut would. */
  kill(): Promise<void>
}

async function listeningAt(child: ChildProcess, written: string[]): Promise<string> {
  const { stdout } = child
  if (!stdout) throw new Error('the server has no output')
  return new Promise((resolve, reject) => {
    createInterface(stdout).on('line', line => {
      written.push(line)
      const [, origin] = /Server listening at (http:\/\/[\w.:[\]]+)/.exec(line) ?? []
      if (origin) resolve(origin)
    })
    child.once('exit', code => reject(new Error(`the server ended with ${code}: ${written.join('\n')}`)))
  })
}

/** Starts the real server in its own process, with exactly these settings. */
export async function startServerProcess(settings: Record<string, string>): Promise<ServerProcess> {
  const { PATH = '' } = process.env
  const child = spawn(process.execPath, serverArguments, {
    env: { PATH, HOST: '127.0.0.1', PORT: '0', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const written: string[] = []
  createInterface(child.stderr).on('line', line => written.push(line))
  const origin = await listeningAt(child, written)
  async function end(signal: NodeJS.Signals) {
    if (child.exitCode !== null || child.signalCode !== null) return
    const exit = once(child, 'exit')
    child.kill(signal)
    await exit
  }
  return {
    origin,
    written,
    stop: () => end('SIGTERM'),
    pause: () => child.kill('SIGSTOP'),
    kill: () => end('SIGKILL'),
  }
}
