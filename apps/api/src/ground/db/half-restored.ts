import { sql } from 'drizzle-orm'
import { askRows, type Database } from './database.ts'

/** Schema that exists for the duration of a restore and marks it as unfinished. */
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
