import { sql } from 'drizzle-orm'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import { type Db, type DrizzleTransactionLike, fromDrizzle } from 'pg-boss'

/** A drizzle connection or transaction, PGlite or PostgreSQL. */
export type Database = PgDatabase<PgQueryResultHKT>

type Answer = { rows?: unknown[] }
/** The driver below drizzle; PGlite needs another call for multiple statements. */
type Driver = { query(text: string): Promise<Answer | Answer[]>; exec?(text: string): Promise<Answer[]> }

async function runScript(driver: Driver, script: string): Promise<Answer[]> {
  if (!driver.exec) return [await driver.query(script)].flat()
  try {
    return await driver.exec(script)
  } catch (error) {
    // A pool drops the connection; PGlite has only one.
    await driver.exec('rollback')
    throw error
  }
}

/**
 * Connection adapter for pg-boss: uses the given transaction, or the same pool as everything else. pg-boss scripts
 * contain their own BEGIN and COMMIT, so they are passed to the driver whole.
 */
export function bossDatabase(db: Database & { $client?: Driver }): Db {
  const { executeSql } = fromDrizzle(db as unknown as DrizzleTransactionLike, sql)
  const { $client: driver } = db
  return {
    async executeSql(text, values) {
      if (!driver || values?.length) return executeSql(text, values)
      return { rows: (await runScript(driver, text)).flatMap(({ rows = [] }) => rows) }
    },
  }
}
