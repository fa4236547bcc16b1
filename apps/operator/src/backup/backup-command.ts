import { existsSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { refuseForeignRoot } from '@lithe/api/data-directory'
import { openDatabase } from '@lithe/api/database'
import { copyErasures } from '@lithe/api/erasures'
import { keptSecretProblem } from '@lithe/api/secrets/kept-secret'
import { writeWhole } from '@lithe/api/secrets/write-whole'
import { generateIdentity, identityToRecipient } from 'age-encryption'
import { Misused } from '../../../../tools/run/command.ts'
import { postgresOf, withDatabase } from '../settings.ts'
import { findProgram, runOn } from './postgres-programs.ts'
import { sealFile } from './sealed-file.ts'

/** Written after each backup; its mtime is the last backup's time. */
export const lastBackupIn = (dataDirectory: string) => join(dataDirectory, 'last-backup')

const recipient = /^age1[0-9a-z]+$/

async function makeKey(file: string): Promise<string> {
  const identity = await generateIdentity()
  const made = await identityToRecipient(identity)
  await writeWhole(file, `# public key: ${made}\n${identity}\n`, { once: true })
  return `${file} restores every backup: move it away from this server, and keep it twice.\nBACKUP_RECIPIENT=${made}`
}

/** Compressed, restorable by any owner, without rate-limit counters. */
const asArchive = ['--format=custom', '--no-owner', '--no-privileges', '--no-unlogged-table-data']

/** Implements `npm run ops -- backup`; returns its output. Throws a sentence naming the obstacle. */
export async function backupCommand(
  environment: Readonly<Record<string, string | undefined>>,
  words: readonly string[],
): Promise<string> {
  const { values, positionals } = parseArgs({
    args: [...words],
    options: { 'new-key': { type: 'string' } },
    allowPositionals: true,
  })
  if (values['new-key'] && positionals.length === 0) return makeKey(values['new-key'])
  const [file, ...more] = positionals
  if (!file || more.length > 0) throw new Misused()
  const { BACKUP_RECIPIENT: wanted = '' } = environment
  if (!recipient.test(wanted)) throw new Misused('BACKUP_RECIPIENT is not set to a public key (age1…).')
  if (existsSync(file)) throw new Error(`${file} is there already; a backup never writes over another`)
  if (!existsSync(dirname(resolve(file)))) throw new Error(`${dirname(file)} is no folder yet; make it first`)

  const { database, dataDirectory, erasuresFile } = postgresOf(environment)
  for (const directory of [dataDirectory, dirname(erasuresFile)]) await refuseForeignRoot(directory)
  const { db, close } = await openDatabase(database, null)
  try {
    const madeAt = new Date()
    const program = await withDatabase(database, () => findProgram('pg_dump', db))
    await sealFile(file, wanted, () => {
      const { output, ended } = runOn(database.url, program, asArchive)
      return { stream: output, ended }
    })
    await copyErasures(db, erasuresFile)
    await writeWhole(lastBackupIn(dataDirectory), `${madeAt.toISOString()}\n`)
    const { size } = await stat(file)
    const made = `${file} holds the database as of ${madeAt.toISOString()}, ${Math.ceil(size / 1024)} kB.`
    const problem = environment.SIGN_IN_PEPPER ? null : await keptSecretProblem(dataDirectory)
    if (problem !== null) throw new Error(`${made}\nNo server starts with it as things are. ${problem}`)
    return made
  } finally {
    await close()
  }
}
