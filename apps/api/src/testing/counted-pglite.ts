import { fileURLToPath } from 'node:url'
import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import type { OpenDatabase } from '../db/database.ts'

const migrationsFolder = fileURLToPath(new URL('../db/migrations', import.meta.url))

/** A database that writes down every query that is asked of it, without its values. */
export async function openCountedPglite(): Promise<OpenDatabase & { asked: string[] }> {
  const asked: string[] = []
  const client = await PGlite.create('memory://')
  const db = drizzle(client, { logger: { logQuery: query => void asked.push(query) } })
  await migrate(db, { migrationsFolder })
  return { db, asked, scrubFiles: async () => {}, close: () => client.close() }
}
