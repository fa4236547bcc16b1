import { randomUUID } from 'node:crypto'
import { link, open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'

const mode = 0o600
/** Of a disk that gives no file two names, as those of some phones and networks. */
const knowsNoLinks = /^(EPERM|ENOTSUP|EOPNOTSUPP|ENOSYS)$/

async function sync(path: string, work: { write: string } | null = null): Promise<void> {
  const handle = await open(path, work ? 'wx' : 'r', mode)
  try {
    if (work) await handle.writeFile(work.write)
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/**
 * Makes a file for its owner alone, all of it or none: under its name once its content is on the disk, and there for good,
 * whatever the power does, once this resolves. Where `once` is said, one that is there already is left, and fails this by EEXIST.
 */
export async function writeWhole(file: string, text: string, { once = false } = {}): Promise<void> {
  const part = `${file}.${randomUUID()}.part`
  try {
    await sync(part, { write: text })
    const naming = once ? link(part, file) : rename(part, file)
    await naming.catch((error: NodeJS.ErrnoException) => {
      if (!once || !knowsNoLinks.test(error.code ?? '')) throw error
      return rename(part, file)
    })
    // Windows opens no folder, and keeps its names by itself.
    if (process.platform !== 'win32') await sync(dirname(file))
  } finally {
    await rm(part, { force: true })
  }
}
