import { drizzle } from 'drizzle-orm/postgres-js'
import { migrate } from 'drizzle-orm/postgres-js/migrator'
import postgres from 'postgres'
import type { OpenDatabase } from './database.ts'

/** Any number; the same in every Lithe process, so that only one migrates at a time. */
const migrationLock = 7_100_450

const silent = () => {}

export async function openPostgres(url: string, migrationsFolder: string): Promise<OpenDatabase> {
  const migrator = postgres(url, { max: 1, onnotice: silent })
  try {
    await migrator`select pg_advisory_lock(${migrationLock})`
    await migrate(drizzle(migrator), { migrationsFolder })
  } finally {
    await migrator.end()
  }
  const client = postgres(url, { onnotice: silent })
  return { db: drizzle(client), scrubFiles: async () => {}, close: () => client.end({ timeout: 5 }) }
}
