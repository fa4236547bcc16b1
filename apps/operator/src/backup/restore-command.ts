import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { refuseForeignRoot } from '@lithe/api/data-directory'
import { putKeptPepper } from '@lithe/api/kept-pepper'
import { directly, placesOf, withDatabase } from '../settings.ts'
import { rowsIn } from './backup-command.ts'
import type { ErasedAgain } from './erase-again.ts'
import { readErasureLines } from './erasure-lists.ts'
import { openBackup } from './read-backup.ts'
import { eraseInPlace, restoreBackup } from './restore-backup.ts'
import { readIdentities } from './sealed-lines.ts'

export const restoreUsage = `npm run restore -- FILE --identity KEY --erasures LIST [--erasures LIST …]
   brings a backup into an empty database: that of DATABASE_URL, or a new DATA_DIR
   KEY is the file of "npm run backup -- --new-key"; LIST is ERASURES_FILE of the server that was
   --no-erasures instead of lists: who was erased after the backup is back
npm run restore -- --in-place --erasures LIST
   the same for a database that PostgreSQL itself took back to a moment`

const told = ({ people, reports, measurements, passkeys }: ErasedAgain) =>
  `Erased again: ${people} people, ${reports} reports, ${measurements} measurements, ${passkeys} passkeys.\nEverybody signs in anew.`

/** What `npm run restore` does; returns what it has to say. Throws a sentence that says what is in the way. */
export async function restoreCommand(
  environment: Readonly<Record<string, string | undefined>>,
  words: readonly string[],
): Promise<string> {
  const { values, positionals } = parseArgs({
    args: [...words],
    options: {
      identity: { type: 'string' },
      erasures: { type: 'string', multiple: true, default: [] },
      'in-place': { type: 'boolean', default: false },
      'no-erasures': { type: 'boolean', default: false },
    },
    allowPositionals: true,
  })
  const [file, ...more] = positionals
  const hasLists = values.erasures.length > 0
  const { database, dataDirectory, erasuresFile, signInPepper } = placesOf(environment)
  const missing = values.erasures.find(list => !existsSync(list))
  if (missing)
    throw new Error(
      `${missing} is not there. A server that erased nobody has no list: then --no-erasures instead`,
    )
  // The list of this very place counts too, where one is left.
  const own = existsSync(erasuresFile) ? [erasuresFile] : []
  const lines = await readErasureLines([...values.erasures, ...own])
  if (values['in-place'] && !file && hasLists)
    return told(await withDatabase(database, () => eraseInPlace(directly(database), lines, new Date())))
  if (
    !file ||
    !values.identity ||
    more.length > 0 ||
    values['in-place'] ||
    hasLists === values['no-erasures']
  )
    throw new Error(restoreUsage)
  await refuseForeignRoot(dataDirectory)
  const backup = await openBackup(file, await readIdentities(values.identity))
  const { pepper, madeAt } = backup.head
  if (pepper && signInPepper && pepper.newest !== signInPepper.newest)
    throw new Error(
      'SIGN_IN_PEPPER is not the pepper of the backup; unset it, and DATA_DIR gets the one it was made with',
    )
  if (pepper && !signInPepper) await putKeptPepper(dataDirectory, pepper)
  const { counted, erased } = await withDatabase(database, () =>
    restoreBackup(directly(database), backup, lines, new Date()),
  )
  const where = database.engine === 'pglite' ? join(database.directory, 'pglite') : 'DATABASE_URL'
  const secret = pepper ? `The pepper is in ${dataDirectory}.` : 'Set SIGN_IN_PEPPER to what it was.'
  return [`${rowsIn(counted)} rows, as of ${madeAt}, are in ${where}. ${secret}`, told(erased)].join('\n')
}
