import { chmod, lstat, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
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

/**
 * Throws a sentence where root is about to write into a directory of a server's own user, who could not open what it leaves there.
 * One of root's own that another user writes in is what an orchestrator mounts.
 * @param self the number of the user who writes.
 */
export async function refuseForeignRoot(directory: string, self = process.getuid?.()): Promise<void> {
  const found = await stat(directory).catch(() => null)
  if (self !== 0 || !found || found.uid === 0) return
  throw new Error(
    `${directory} belongs to user ${found.uid}, whose server could not open what root writes there; run this as that user, like: runuser -u lithe -- …`,
  )
}

const forOthers = 0o077
const sticky = 0o1000

/** Takes from everybody else what they could do with one file or directory. */
export const withoutOthers = async (path: string): Promise<void> => {
  const { mode, uid } = await lstat(path)
  // One that many programs share, or that an orchestrator mounts for us, is not ours to close; all below it is.
  const isShared = (mode & sticky) !== 0 || uid !== process.getuid?.()
  if ((mode & forOthers) !== 0 && !isShared) await chmod(path, mode & ~forOthers)
}

/** Makes a directory for its owner alone; one that others could enter is closed to them. */
export async function privateDirectory(directory: string): Promise<void> {
  await mkdir(directory, { recursive: true, mode: 0o700 })
  await withoutOthers(directory)
}

/** Takes from everybody else what they could do with anything below a directory. PGlite's own template is open to all. */
export async function closeToOthers(directory: string): Promise<void> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true })
  const own = entries.filter(entry => !entry.isSymbolicLink())
  for (const { parentPath, name } of own) await withoutOthers(join(parentPath, name))
  await withoutOthers(directory)
}
