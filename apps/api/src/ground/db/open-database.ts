import { fileURLToPath } from 'node:url'
import type { OpenDatabase } from './database.ts'
import { openPostgres, type Postgres } from './open-postgres.ts'

export { askRows, type Database } from './database.ts'
export { migratePostgres, migrationLock } from './open-postgres.ts'

export type { Postgres }
export type DatabaseChoice = Postgres | { engine: 'pglite'; directory: string }

/** Next to this module in the sources, and next to the bundle once built. */
export const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url))

/** Opens the configured engine and runs the migrations; with null migrations the schema is left as it is. */
export async function openDatabase(
  database: DatabaseChoice,
  migrations: string | null = migrationsFolder,
): Promise<OpenDatabase> {
  if (database.engine === 'postgres') return openPostgres(database, migrations)
  // Loaded on demand: it costs megabytes that a PostgreSQL server does not need.
  const { openPglite } = await import('./open-pglite.ts')
  return openPglite(database.directory, migrations)
}
