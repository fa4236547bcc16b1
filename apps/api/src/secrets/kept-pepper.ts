import { randomBytes } from 'node:crypto'
import { chmod, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { privateDirectory } from '../db/data-directory.ts'
import type { Pepper } from './pepper.ts'

const mode = 0o600
const isBecause = (error: unknown, code: string) =>
  error instanceof Error && 'code' in error && error.code === code

export const newSecret = () => randomBytes(32).toString('base64url')

const newestIn = (directory: string) => join(directory, 'sign-in-pepper')
const beforeIn = (directory: string) => join(directory, 'sign-in-pepper-before')

async function readSecret(file: string): Promise<string | null> {
  try {
    await chmod(file, mode)
    return await readFile(file, 'utf8')
  } catch (error) {
    if (isBecause(error, 'ENOENT')) return null
    throw error
  }
}

/** The secrets that a server keeps in this data directory; null where none has been at work there. */
export async function readKeptPepper(directory: string): Promise<Pepper | null> {
  const newest = await readSecret(newestIn(directory))
  return newest === null ? null : { newest, before: await readSecret(beforeIn(directory)) }
}

/** The secrets of this data directory, the first one made at its first use. */
export async function keptPepper(directory: string): Promise<Pepper> {
  await privateDirectory(directory)
  try {
    await writeFile(newestIn(directory), newSecret(), { flag: 'wx', mode })
  } catch (error) {
    if (!isBecause(error, 'EEXIST')) throw error
  }
  const kept = await readKeptPepper(directory)
  if (kept === null) throw new Error(`${newestIn(directory)} cannot be read`)
  return kept
}

/** Whole or not at all: half a secret would be another one. */
async function replaceSecret(file: string, secret: string) {
  await writeFile(`${file}.new`, secret, { mode })
  await rename(`${file}.new`, file)
}

/**
 * Puts secrets that were kept elsewhere into a directory that has none. Throws where it has others: what was made with
 * those would no longer count.
 */
export async function putKeptPepper(directory: string, { newest, before }: Pepper): Promise<void> {
  await privateDirectory(directory)
  const there = await readSecret(newestIn(directory))
  if (there !== null && there !== newest)
    throw new Error(`${newestIn(directory)} is there already, and is another one`)
  if (before !== null) await replaceSecret(beforeIn(directory), before)
  await replaceSecret(newestIn(directory), newest)
}

/** Puts a new secret in front; the one that was newest stays understood, the one before it no more. */
export async function rotateKeptPepper(directory: string): Promise<void> {
  const { newest } = await keptPepper(directory)
  await replaceSecret(beforeIn(directory), newest)
  await replaceSecret(newestIn(directory), newSecret())
}
