import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { lockDirectory } from './lock-directory.ts'
import type { OpenDatabase } from './open-database.ts'
import { closeToOthers, privateDirectory } from './private-directory.ts'

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
  return {
    db: drizzle(client),
    async close() {
      if (!client.closed) await client.close()
      await unlock()
    },
  }
}
