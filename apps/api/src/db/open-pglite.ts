import { mkdir } from 'node:fs/promises'
import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { lockDirectory } from './lock-directory.ts'
import type { OpenDatabase } from './open-database.ts'

/** PGlite has no lock of its own; two programs on one directory would destroy it. */
export async function openPglite(directory: string, migrationsFolder: string): Promise<OpenDatabase> {
  const inMemory = directory.startsWith('memory://')
  if (!inMemory) await mkdir(directory, { recursive: true })
  const unlock = inMemory ? async () => {} : await lockDirectory(directory)
  const client = await PGlite.create(inMemory ? directory : `${directory}/pglite`)
  const db = drizzle(client)
  await migrate(db, { migrationsFolder })
  return {
    db,
    async close() {
      if (!client.closed) await client.close()
      await unlock()
    },
  }
}
