import { spawn } from 'node:child_process'
import { root } from '../bootstrap/root.mjs'

export type ProgramRun = { exitCode: number; output: string }
export type RunOptions = {
  env?: Record<string, string>
  folder?: string
  /** Captures output instead of showing it. */
  quiet?: boolean
  /** Time limit, after which the program fails. */
  mostMinutes?: number
}

/** Runs a program to its end without stdin; a program that cannot start fails. */
export function runProgram(
  file: string,
  words: readonly string[],
  { env = {}, folder = root, quiet = false, mostMinutes }: RunOptions = {},
): Promise<ProgramRun> {
  return new Promise(resolve => {
    const child = spawn(file, words, {
      cwd: folder,
      env: { ...process.env, ...env },
      stdio: ['ignore', quiet ? 'pipe' : 'inherit', quiet ? 'pipe' : 'inherit'],
    })
    let output = ''
    const keep = (chunk: Buffer) => {
      output += chunk.toString('utf8')
    }
    const tooLong = () => {
      const told = `\nended after ${mostMinutes} minutes\n`
      if (quiet) output += told
      else console.error(told)
      child.kill()
    }
    const timer = mostMinutes === undefined ? undefined : setTimeout(tooLong, mostMinutes * 60_000)
    child.stdout?.on('data', keep)
    child.stderr?.on('data', keep)
    child.on('error', error => resolve({ exitCode: 1, output: `${output}${error.message}\n` }))
    child.on('close', code => {
      clearTimeout(timer)
      resolve({ exitCode: code ?? 1, output })
    })
  })
}
