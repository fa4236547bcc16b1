import { chmod, lstat, mkdir, stat } from 'node:fs/promises'

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
