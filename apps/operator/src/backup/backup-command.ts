import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { openAsItStands } from '@lithe/api/beside-server'
import { refuseForeignRoot } from '@lithe/api/data-directory'
import { copyErasures } from '@lithe/api/erasures'
import { readKeptPepper } from '@lithe/api/kept-pepper'
import { generateIdentity, identityToRecipient } from 'age-encryption'
import { directly, placesOf, withDatabase } from '../settings.ts'
import { type Counted, writeBackup } from './write-backup.ts'

export const backupUsage = `npm run backup -- FILE             writes all that the server keeps into FILE, for BACKUP_RECIPIENT alone
npm run backup -- --new-key FILE   makes the key that restores, once; keep FILE anywhere but on this server`

/** Written after each backup; its time is how old the last one is. */
export const lastBackupIn = (dataDirectory: string) => join(dataDirectory, 'last-backup')

const recipient = /^age1[0-9a-z]+$/

async function makeKey(file: string): Promise<string> {
  const identity = await generateIdentity()
  const made = await identityToRecipient(identity)
  await writeFile(file, `# public key: ${made}\n${identity}\n`, { flag: 'wx', mode: 0o600 })
  return `${file} restores every backup: move it away from this server, and keep it twice.\nBACKUP_RECIPIENT=${made}`
}

export const rowsIn = (counted: Counted) => Object.values(counted).reduce((sum, count) => sum + count, 0)

/** What `npm run backup` does; returns what it has to say. Throws a sentence that says what is in the way. */
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
  if (!file || more.length > 0) throw new Error(backupUsage)
  const { BACKUP_RECIPIENT: wanted = '' } = environment
  if (!recipient.test(wanted))
    throw new Error(`BACKUP_RECIPIENT is not set to a public key (age1…).\n${backupUsage}`)
  if (existsSync(file)) throw new Error(`${file} is there already; a backup never writes over another`)
  if (!existsSync(dirname(resolve(file)))) throw new Error(`${dirname(file)} is no folder yet; make it first`)

  const { database, dataDirectory, erasuresFile, signInPepper } = placesOf(environment)
  if (database.engine === 'pglite' && !existsSync(join(database.directory, 'pglite')))
    throw new Error(`DATA_DIR: there is no database in ${database.directory}`)
  for (const directory of [dataDirectory, dirname(erasuresFile)]) await refuseForeignRoot(directory)
  const pepper = signInPepper ? null : await readKeptPepper(dataDirectory)
  if (!signInPepper && !pepper)
    throw new Error(
      `DATA_DIR: no server keeps its pepper in ${dataDirectory}, and without it a backup is not whole; set DATA_DIR, or SIGN_IN_PEPPER, to what the server has`,
    )
  const { db, close } = await openAsItStands(directly(database))
  try {
    const madeAt = new Date()
    const counted = await withDatabase(database, () =>
      writeBackup(db, file, { recipient: wanted, madeAt, pepper }),
    )
    await copyErasures(db, erasuresFile)
    await writeFile(lastBackupIn(dataDirectory), `${madeAt.toISOString()}\n`, { mode: 0o600 })
    return `${file} holds ${rowsIn(counted)} rows of ${Object.keys(counted).length} tables, as of ${madeAt.toISOString()}.`
  } finally {
    await close()
  }
}
