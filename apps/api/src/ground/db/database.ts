import type { SQL } from 'drizzle-orm'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'

/** A connection or transaction, PGlite or PostgreSQL. */
export type Database = PgDatabase<PgQueryResultHKT>

export type OpenDatabase = { db: Database; close(): Promise<void> }

/** Runs a raw statement that the query builder cannot express; the caller asserts the row type. */
export async function askRows<Row>(db: Database, statement: SQL): Promise<Row[]> {
  const answer: unknown = await db.execute(statement)
  return (Array.isArray(answer) ? [...answer] : Object(answer).rows) as Row[]
}

/** A row the call depended on was erased while the call was running. */
export class ErasedMeanwhile extends Error {
  constructor(what: string) {
    super(`${what} was erased while a call was under way`)
  }
}

/** Foreign key violation: only erasure deletes rows that others reference. */
const foreignKeyViolation = '23503'

/** Whether a call failed because its person was erased meanwhile. */
export function isErasedMeanwhile(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (error instanceof ErasedMeanwhile) return true
  return ('code' in error && error.code === foreignKeyViolation) || isErasedMeanwhile(error.cause)
}
