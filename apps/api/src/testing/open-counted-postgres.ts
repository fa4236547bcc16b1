import { drizzle } from 'drizzle-orm/node-postgres'
import type { OpenDatabase } from '../ground/db/database.ts'
import { connectPostgres } from '../ground/db/open-postgres.ts'
import { newDatabase } from './new-database.ts'

/** What counts in memory are told with comes in its own time, for no one call; and where a transaction begins and ends is no question. */
const isNoQuestion = (query: string) =>
  query.includes('jsonb_to_recordset') || /^(begin|commit|rollback)/.test(query)

/** A database that writes down every query that is asked of it for a call, without its values. */
export async function openCountedPostgres(): Promise<OpenDatabase & { asked: string[] }> {
  const asked: string[] = []
  const pool = connectPostgres(await newDatabase())
  const logQuery = (query: string) => void (isNoQuestion(query) || asked.push(query))
  return { db: drizzle(pool, { logger: { logQuery } }), asked, close: () => pool.end() }
}
