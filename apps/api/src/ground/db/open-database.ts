import { fileURLToPath } from 'node:url'
import type { OpenDatabase } from './database.ts'
import { openPostgres, type Postgres } from './open-postgres.ts'

export { askRows, type Database } from './database.ts'
export { migratePostgres, migrationLock } from './open-postgres.ts'

export type { Postgres }
export type DatabaseChoice = Postgres | { engine: 'pglite'; directory: string }

/** Beside this module in the sources, beside the bundle once built. */
export const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url))

/** Opens whichever engine the settings name, brought up to date by the same migrations; as it stands where they are null. */
export async function openDatabase(
  database: DatabaseChoice,
  migrations: string | null = migrationsFolder,
): Promise<OpenDatabase> {
  if (database.engine === 'postgres') return openPostgres(database, migrations)
  // Some megabytes of every server that has a database of its own.
  const { openPglite } = await import('./open-pglite.ts')
  return openPglite(database.directory, migrations)
}
