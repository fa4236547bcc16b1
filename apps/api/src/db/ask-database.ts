import { sql } from 'drizzle-orm'
import type { Database } from './database.ts'

/** Whether the database answers at all, or what it said instead. */
export const askDatabase = (db: Database): Promise<{ ok: true } | { ok: false; error: unknown }> =>
  db.execute(sql`select 1`).then(
    () => ({ ok: true }),
    (error: unknown) => ({ ok: false, error }),
  )
