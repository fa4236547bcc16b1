import type { SQL } from 'drizzle-orm'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'

/** What a verb may use: PGlite, PostgreSQL or a transaction of either. */
export type Database = PgDatabase<PgQueryResultHKT>

export type OpenDatabase = { db: Database; close(): Promise<void> }

/** The rows of a statement that no builder can put together; their shape is what its author says of it. */
export async function askRows<Row>(db: Database, statement: SQL): Promise<Row[]> {
  const answer: unknown = await db.execute(statement)
  return (Array.isArray(answer) ? [...answer] : Object(answer).rows) as Row[]
}

/** A person or something of theirs was there when a call began and has been erased since. */
export class ErasedMeanwhile extends Error {
  constructor(what: string) {
    super(`${what} was erased while a call was under way`)
  }
}

/** PostgreSQL's word for a row that points at nothing: only erasing takes rows away that others point at. */
const foreignKeyViolation = '23503'

/** Whether a call failed because its person was erased under it. */
export function isErasedMeanwhile(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (error instanceof ErasedMeanwhile) return true
  return ('code' in error && error.code === foreignKeyViolation) || isErasedMeanwhile(error.cause)
}
