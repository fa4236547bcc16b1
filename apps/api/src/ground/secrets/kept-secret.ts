import { randomBytes } from 'node:crypto'
import { chmod, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { privateDirectory } from '../db/data-directory.ts'
import { isSecret, secretRule } from './pepper.ts'
import { writeWhole } from './write-whole.ts'

const fileIn = (directory: string) => join(directory, 'sign-in-pepper')

/** The secret file was cut short by a full disk, a crash or an edit; guessing it would open any account. */
export class CutSecret extends Error {
  constructor(directory: string) {
    super(
      `DATA_DIR: what ${fileIn(directory)} holds was cut short, for a secret ${secretRule}; put the whole one back, or delete the file where no server has been ready with it yet`,
    )
  }
}

async function read(directory: string): Promise<string | null> {
  const text = await readFile(fileIn(directory), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw error
  })
  if (text !== null && !isSecret(text.trim())) throw new CutSecret(directory)
  return text === null ? null : text.trim()
}

/** Reads the secret of this data directory, creating it on first use. Throws `CutSecret` when incomplete. */
export async function keptSecret(directory: string): Promise<string> {
  await privateDirectory(directory)
  const made = randomBytes(32).toString('base64url')
  if ((await read(directory)) === null)
    await writeWhole(fileIn(directory), made, { once: true }).catch((error: NodeJS.ErrnoException) => {
      // Another server of this directory created it first.
      if (error.code !== 'EEXIST') throw error
    })
  await chmod(fileIn(directory), 0o600)
  return (await read(directory)) ?? made
}

/** Problem with an existing secret, for doctor and backup; null when valid or not created yet. */
export const keptSecretProblem = (directory: string): Promise<string | null> =>
  read(directory).then(
    () => null,
    (error: Error) => error.message,
  )
