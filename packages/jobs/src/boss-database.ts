import { sql } from 'drizzle-orm'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import { type Db, type DrizzleTransactionLike, fromDrizzle } from 'pg-boss'

/** PGlite, PostgreSQL or a transaction of either, as drizzle has them. */
export type Database = PgDatabase<PgQueryResultHKT>

type Answer = { rows?: unknown[] }
/** The driver under drizzle; PGlite takes several statements by a call of their own. */
type Driver = { query(text: string): Promise<Answer | Answer[]>; exec?(text: string): Promise<Answer[]> }

async function runScript(driver: Driver, script: string): Promise<Answer[]> {
  if (!driver.exec) return [await driver.query(script)].flat()
  try {
    return await driver.exec(script)
  } catch (error) {
    // A pool throws the connection away; PGlite has no other.
    await driver.exec('rollback')
    throw error
  }
}

/**
 * What pg-boss asks by: the same connections, and where it is given one the same transaction, as everything else. Its scripts
 * begin and commit by themselves, so they go to the driver whole.
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
