import { drizzle } from 'drizzle-orm/pglite'
import type { OpenDatabase } from '../db/database.ts'
import { newPglite } from './engines.ts'

/** What counts in memory are told with comes in its own time, for no one call. */
const isSettling = (query: string) => query.includes('jsonb_to_recordset')

/** A database that writes down every query that is asked of it for a call, without its values. */
export async function openCountedPglite(): Promise<OpenDatabase & { asked: string[] }> {
  const asked: string[] = []
  const client = await newPglite()
  const db = drizzle(client, { logger: { logQuery: query => void (isSettling(query) || asked.push(query)) } })
  return { db, asked, scrubFiles: async () => {}, close: () => client.close() }
}
