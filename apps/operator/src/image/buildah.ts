import { runProgram } from '../../../../tools/run/run-program.ts'
import { execute } from '../release/execute.ts'

/** Neither a daemon nor a kernel's overlay: it works inside a container as well, as root. */
const storage = ['--storage-driver', 'vfs']

/** The last line of what it says, which is the name of what it made. */
export async function buildah(words: readonly string[], folder = '/'): Promise<string> {
  const said = await execute('buildah', [...storage, ...words], folder)
  return said.trim().split('\n').at(-1) ?? ''
}

/** A program inside of a container, by whom its image says, on this machine's network; with how it ended, and what it said. */
export const inContainer = (
  container: string,
  command: readonly string[],
  settings: readonly string[] = [],
) =>
  runProgram(
    'buildah',
    [
      ...storage,
      ...['run', '--isolation', 'chroot'],
      ...settings.flatMap(each => ['--env', each]),
      container,
      '--',
      ...command,
    ],
    { quiet: true },
  )
