import { drizzle } from 'drizzle-orm/pglite'
import type { OpenDatabase } from '../db/database.ts'
import { newPglite } from './engines.ts'

/** A database that writes down every query that is asked of it, without its values. */
export async function openCountedPglite(): Promise<OpenDatabase & { asked: string[] }> {
  const asked: string[] = []
  const client = await newPglite()
  const db = drizzle(client, { logger: { logQuery: query => void asked.push(query) } })
  return { db, asked, scrubFiles: async () => {}, close: () => client.close() }
}
