import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { migrateJobs } from '../jobs/migrate-jobs.ts'
import { privateDirectory } from './data-directory.ts'
import type { OpenDatabase } from './database.ts'
import { lockDirectory } from './lock-directory.ts'

/** PGlite's default of 160 MB is too much for a trial; the system also caches the files. */
const smallBuffers = ['shared_buffers = 16MB', 'temp_buffers = 2MB']

/** Opens the trial database. PGlite does no locking, and two processes on one directory would corrupt it. */
export async function openPglite(directory: string, migrations: string | null): Promise<OpenDatabase> {
  const unlock = await lockDirectory(directory)
  const files = `${directory}/pglite`
  await privateDirectory(files)
  const client = await PGlite.create(files, { postgresqlconf: smallBuffers })
  if (migrations !== null) {
    await migrate(drizzle(client), { migrationsFolder: migrations })
    await migrateJobs(drizzle(client))
  }
  return {
    db: drizzle(client),
    async close() {
      if (!client.closed) await client.close()
      unlock()
    },
  }
}
