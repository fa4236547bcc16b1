import { randomBytes } from 'node:crypto'
import { chmod, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { privateDirectory } from '../db/private-directory.ts'

/** The secret of this data directory, made at its first use. Codes and caps of another pepper are simply unknown. */
export async function keptPepper(directory: string): Promise<string> {
  const file = join(directory, 'sign-in-pepper')
  await privateDirectory(directory)
  try {
    const pepper = randomBytes(32).toString('base64url')
    await writeFile(file, pepper, { flag: 'wx', mode: 0o600 })
    return pepper
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
    await chmod(file, 0o600)
    return readFile(file, 'utf8')
  }
}
