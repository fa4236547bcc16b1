import { sql } from 'drizzle-orm'
import { askRows, type Database } from './database.ts'

/** A schema that stands in a database from the first moment of a restore to its last. */
export const restoringMark = 'lithe_restoring'

export class HalfRestored extends Error {
  constructor() {
    super('DATABASE_URL: a restore into this database has not come to its end; run it again')
  }
}

export async function isHalfRestored(db: Database): Promise<boolean> {
  const [row] = await askRows<{ isThere: boolean }>(
    db,
    sql`select to_regnamespace(${restoringMark}) is not null as "isThere"`,
  )
  return row?.isThere === true
}
