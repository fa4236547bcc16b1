import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import type { OpenDatabase } from './database.ts'
import { lockDirectory } from './lock-directory.ts'
import { closeToOthers, privateDirectory } from './private-directory.ts'
import { fileScrubber } from './scrub-files.ts'

export const migratePglite = (client: PGlite, migrationsFolder: string) =>
  migrate(drizzle(client), { migrationsFolder })

/** PGlite has no lock of its own; two programs on one directory would destroy it. */
export async function openPglite(directory: string, migrationsFolder: string): Promise<OpenDatabase> {
  await privateDirectory(directory)
  const unlock = await lockDirectory(directory)
  const files = `${directory}/pglite`
  await privateDirectory(files)
  const client = await PGlite.create(files)
  await closeToOthers(files)
  await migratePglite(client, migrationsFolder)
  // A file of the log that is used again would keep what it held; one that is removed does not.
  await client.exec('set wal_recycle = off')
  return {
    db: drizzle(client),
    scrubFiles: fileScrubber(client),
    async close() {
      if (!client.closed) await client.close()
      await unlock()
    },
  }
}
