import { chmod, lstat, mkdir, stat } from 'node:fs/promises'

/**
 * Refuses to let root write into a directory owned by another user, who could then not read the files.
 * Mounts that root owns are accepted: orchestrators create those.
 * @param self user id of the writer.
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

/** Removes group and other permissions from one file or directory. */
export const withoutOthers = async (path: string): Promise<void> => {
  const { mode, uid } = await lstat(path)
  // Leaves shared directories and orchestrator mounts alone; everything below them becomes private.
  const isShared = (mode & sticky) !== 0 || uid !== process.getuid?.()
  if ((mode & forOthers) !== 0 && !isShared) await chmod(path, mode & ~forOthers)
}

/** Creates a directory with owner-only permissions, or tightens those of an existing one. */
export async function privateDirectory(directory: string): Promise<void> {
  await mkdir(directory, { recursive: true, mode: 0o700 })
  await withoutOthers(directory)
}
