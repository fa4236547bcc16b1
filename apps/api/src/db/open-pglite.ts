import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { PGlite } from '@electric-sql/pglite'
import { migrateJobs } from '@lithe/jobs/migrate'
import { tellStatement } from '@lithe/traces/statements'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { closeToOthers, lockDirectory, privateDirectory } from './data-directory.ts'
import type { OpenDatabase } from './database.ts'

const listTables = `select quote_ident(schemaname) || '.' || quote_ident(tablename) as name
  from pg_tables where schemaname in ('public', 'jobs') order by schemaname, tablename`

/**
 * Takes what was deleted out of the files as well. A deleted row stays in its table's file until that is written anew,
 * and in the write-ahead log until the log has moved on and its old files are removed.
 */
async function scrub(client: PGlite): Promise<void> {
  const { rows } = await client.query<{ name: string }>(listTables)
  for (const { name } of rows) {
    await client.exec(`vacuum full ${name}`)
    // It works on this very thread: other calls are answered between two tables.
    await setImmediate()
  }
  await client.exec('checkpoint')
  await client.exec('select pg_switch_wal()')
  await client.exec('checkpoint')
}

/** One scrubbing at a time; all who ask while one runs share the next. */
function fileScrubber(client: PGlite): () => Promise<void> {
  let running: Promise<void> = Promise.resolve()
  let next: Promise<void> | null = null
  return () => {
    next ??= running
      .catch(() => {})
      .then(() => {
        next = null
        running = scrub(client)
        return running
      })
    return next
  }
}

/** PGlite's own 160 MB of buffers are for more data than a trial has; the files' pages are cached by the system as well. */
const smallBuffers = ['shared_buffers = 16MB', 'temp_buffers = 2MB']

/** Whatever is asked of it, or of a transaction in it, is told of. */
function tellOf(client: PGlite) {
  const tellIn = <Asked extends Pick<PGlite, 'query'>>(asked: Asked): Asked => {
    const query = asked.query.bind(asked)
    asked.query = (text, ...rest) => tellStatement(text, () => query(text, ...rest))
    return asked
  }
  const transaction = client.transaction.bind(client)
  client.transaction = work => transaction(inside => work(tellIn(inside)))
  tellIn(client)
}

/** PGlite has no lock of its own; two programs on one directory would destroy it. */
export async function openPglite(directory: string, migrations: string | null): Promise<OpenDatabase> {
  await privateDirectory(directory)
  const unlock = await lockDirectory(directory)
  const files = `${directory}/pglite`
  await privateDirectory(files)
  const client = await PGlite.create(files, { postgresqlconf: smallBuffers })
  await closeToOthers(files)
  if (migrations !== null) {
    await migrate(drizzle(client), { migrationsFolder: migrations })
    await migrateJobs(drizzle(client))
  }
  // A file of the log that is used again would keep what it held; one that is removed does not.
  await client.exec('set wal_recycle = off')
  tellOf(client)
  return {
    db: drizzle(client),
    scrubFiles: fileScrubber(client),
    // In a transaction, because nothing else is asked meanwhile; what opens the copy takes it up as after a power cut.
    copyTo: directory => client.transaction(() => cp(files, join(directory, 'pglite'), { recursive: true })),
    async close() {
      if (!client.closed) await client.close()
      await unlock()
    },
  }
}
