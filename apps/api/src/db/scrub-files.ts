import { setImmediate } from 'node:timers/promises'
import type { PGlite } from '@electric-sql/pglite'

const listTables = `select quote_ident(schemaname) || '.' || quote_ident(tablename) as name
  from pg_tables where schemaname = 'public' order by tablename`

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
export function fileScrubber(client: PGlite): () => Promise<void> {
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
