import { type ChildProcess, spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { root } from '../../../tools/bootstrap/root.mjs'

/** Runs a long-lived program, prefixing each line with its name. */
export function prefixedProgram(
  name: string,
  words: readonly string[],
  { folder = root, env = {} }: { folder?: string; env?: Record<string, string> } = {},
): ChildProcess {
  const child = spawn(process.execPath, words, {
    cwd: folder,
    env: { ...process.env, FORCE_COLOR: process.stdout.isTTY ? '1' : '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  for (const stream of [child.stdout, child.stderr])
    if (stream)
      createInterface({ input: stream }).on('line', line => console.log(`${name.padEnd(6)} │ ${line}`))
  return child
}
