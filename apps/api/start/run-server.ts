import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { root } from '../../../tools/bootstrap/root.mjs'

const patienceMs = 5000

export type RunningServer = { hasEnded: () => boolean; ended: Promise<number> }

/** Runs a built server of this or another tree, and stops it when this program ends. */
export function runServer(environment: Record<string, string | undefined>, tree = root): RunningServer {
  const child = spawn(process.execPath, [join(tree, 'apps/api/dist/main.js')], {
    cwd: tree,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  let hasEnded = false
  const ended = new Promise<number>(resolve => {
    child.once('error', error => {
      console.error(error.message)
      hasEnded = true
      resolve(1)
    })
    child.once('exit', code => {
      hasEnded = true
      resolve(code ?? 0)
    })
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => stop(child))
  process.once('exit', () => child.kill('SIGKILL'))
  return { hasEnded: () => hasEnded, ended }
}

function stop(child: ChildProcess): void {
  child.kill('SIGTERM')
  setTimeout(() => child.kill('SIGKILL'), patienceMs).unref()
}
