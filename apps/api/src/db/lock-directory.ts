import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Takes a directory for this process, or throws naming the process that has it. A dead owner's lock is taken over. */
export async function lockDirectory(directory: string): Promise<() => Promise<void>> {
  const file = join(directory, 'in-use-by.pid')
  for (;;) {
    try {
      await writeFile(file, String(process.pid), { flag: 'wx' })
      return () => rm(file, { force: true })
    } catch (error) {
      if (!isAlreadyThere(error)) throw error
      const owner = Number(await readFile(file, 'utf8').catch(() => ''))
      if (owner !== process.pid && isRunning(owner))
        throw new Error(`${directory} is in use by process ${owner}; stop it first or set DATA_DIR`)
      await rm(file, { force: true })
    }
  }
}

const isAlreadyThere = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'EEXIST'

function isRunning(processId: number): boolean {
  if (!Number.isInteger(processId) || processId <= 0) return false
  try {
    process.kill(processId, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
