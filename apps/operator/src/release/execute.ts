import { runProgram } from '../../../../tools/run/run-program.ts'

/** What a program says. Throws, with that, where it ends with anything but 0. */
export async function execute(program: string, words: readonly string[], folder: string): Promise<string> {
  const { exitCode, output } = await runProgram(program, words, { folder, quiet: true })
  if (exitCode !== 0) throw new Error(`${program} ${words[0] ?? ''} failed:\n${output}`)
  return output
}
