import { randomBytes } from 'node:crypto'
import { chmod, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { privateDirectory } from '../db/data-directory.ts'

const mode = 0o600

/** The secret of this data directory, made at its first use. */
export async function keptSecret(directory: string): Promise<string> {
  await privateDirectory(directory)
  const file = join(directory, 'sign-in-pepper')
  try {
    await writeFile(file, randomBytes(32).toString('base64url'), { flag: 'wx', mode })
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  }
  await chmod(file, mode)
  return readFile(file, 'utf8')
}
