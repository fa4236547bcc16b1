import { readFile, writeFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import { privateDirectory } from './data-directory.ts'

/** SQLite's result code for a file locked by another connection. */
const busy = 5
/** Milliseconds an owner has to write its name once it has the lock. */
const introductionMs = 200

/**
 * Locks a directory until released or until the process dies, also against other containers on the same host.
 * The lock is SQLite's own on an empty file, since Node offers no file locks; nothing is ever stored in it.
 * @throws a sentence that names the holder when another process has it.
 */
export async function lockDirectory(directory: string): Promise<() => void> {
  await privateDirectory(directory)
  const owner = join(directory, 'in-use-by')
  const lock = new DatabaseSync(join(directory, 'in-use'), { timeout: 0 })
  try {
    lock.exec('BEGIN EXCLUSIVE')
    await writeFile(owner, `process ${process.pid} on ${hostname()}`)
    return () => lock.close()
  } catch (error) {
    lock.close()
    if ((error as { errcode?: number }).errcode !== busy) throw error
  }
  await sleep(introductionMs)
  const holder = await readFile(owner, 'utf8').catch(() => '')
  throw new Error(`${directory} is in use by ${holder || 'another process'}; stop it first or set DATA_DIR`)
}
