import { fileURLToPath } from 'node:url'
import type { Config } from '../config.ts'
import type { Database } from './database.ts'
import { openPglite } from './open-pglite.ts'
import { openPostgres } from './open-postgres.ts'

export type OpenDatabase = {
  db: Database
  /** Takes what was deleted out of the files too, where they are ours; a database server does so by itself, later. */
  scrubFiles(): Promise<void>
  close(): Promise<void>
}

/** Beside this module in the sources, beside the bundle once built. */
export const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url))

/** Opens whichever engine the settings name, brought up to date by the same migrations. */
export const openDatabase = (database: Config['database']): Promise<OpenDatabase> =>
  database.engine === 'postgres'
    ? openPostgres(database.url, migrationsFolder)
    : openPglite(database.directory, migrationsFolder)
