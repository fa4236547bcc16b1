import { fileURLToPath } from 'node:url'
import type { OpenDatabase } from './database.ts'
import { openPglite } from './open-pglite.ts'
import { openPostgres } from './open-postgres.ts'

type DatabaseChoice = { engine: 'postgres'; url: string } | { engine: 'pglite'; directory: string }

/** Beside this module in the sources, beside the bundle once built. */
export const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url))

/** Opens whichever engine the settings name, brought up to date by the same migrations. */
export const openDatabase = (database: DatabaseChoice): Promise<OpenDatabase> =>
  database.engine === 'postgres'
    ? openPostgres(database.url, migrationsFolder)
    : openPglite(database.directory, migrationsFolder)
