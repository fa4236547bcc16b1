import { drizzle } from 'drizzle-orm/node-postgres'
import type { OpenDatabase } from '../ground/db/database.ts'
import { connectPostgres } from '../ground/db/open-postgres.ts'
import { newDatabase } from './new-database.ts'

/** Excludes background flushes of counters, and transaction boundaries. */
const isNoQuestion = (query: string) =>
  query.includes('jsonb_to_recordset') || /^(begin|commit|rollback)/.test(query)

/** Opens a database that records the queries of each call, without values. */
export async function openCountedPostgres(): Promise<OpenDatabase & { asked: string[] }> {
  const asked: string[] = []
  const pool = connectPostgres(await newDatabase())
  const logQuery = (query: string) => void (isNoQuestion(query) || asked.push(query))
  return { db: drizzle(pool, { logger: { logQuery } }), asked, close: () => pool.end() }
}
