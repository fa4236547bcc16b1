import { runProgram } from '../../../../tools/run/run-program.ts'

/** Runs a program and returns its output; throws the output if the exit code is not 0. */
export async function execute(program: string, words: readonly string[], folder: string): Promise<string> {
  const { exitCode, output } = await runProgram(program, words, { folder, quiet: true })
  if (exitCode !== 0) throw new Error(`${program} ${words[0] ?? ''} failed:\n${output}`)
  return output
}
