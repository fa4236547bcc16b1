import { execFile, spawn } from 'node:child_process'
import { promisify } from 'node:util'

const mostOutputBytes = 64 * 1024 * 1024

/** Runs a program; what it wrote, without the line's end. */
export async function run(program: string, words: readonly string[], folder?: string): Promise<string> {
  const { stdout } = await promisify(execFile)(program, words, { cwd: folder, maxBuffer: mostOutputBytes })
  return stdout.trim()
}

/** Neither a daemon nor a kernel's overlay: it works inside a container as well, as root. */
const words = ['--storage-driver', 'vfs']

export const buildah = (asked: readonly string[], folder?: string): Promise<string> =>
  run('buildah', [...words, ...asked], folder)

/** A program inside of a container, as its image says who runs it, on this machine's network. */
export const inContainer = (container: string, command: readonly string[], env: readonly string[] = []) =>
  spawn(
    'buildah',
    [
      ...words,
      'run',
      '--isolation',
      'chroot',
      ...env.flatMap(each => ['--env', each]),
      container,
      '--',
      ...command,
    ],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  )
