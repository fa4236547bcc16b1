import { randomUUID } from 'node:crypto'
import { link, open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'

const mode = 0o600
/** Errors of file systems without hard links, as on some phones and network drives. */
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
 * Writes an owner-only file atomically and durably: all or nothing, fsynced before this resolves. With `once`, an
 * existing file is kept and this fails with EEXIST.
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
    // Windows cannot fsync directories, and needs no such call.
    if (process.platform !== 'win32') await sync(dirname(file))
  } finally {
    await rm(part, { force: true })
  }
}
