import type { Database, OpenDatabase } from '../ground/db/database.ts'
import { type Ask, holdOnly, rowsByTable, stateOf } from './database-state.ts'

/** A migrated database of this worker, reusable between tests. */
export type TestDatabase = {
  ask: Ask
  /** Access for one test file; nothing remains once it is returned. */
  lend(): { db: Database; giveBack(): Promise<void> }
  /** Resets session state; false while a query runs, or if the database is gone. */
  settle(): Promise<boolean>
  close(): Promise<void>
}

/**
 * Opens empty, migrated databases. Creating a database is slow, so closed ones are emptied and reused; a
 * database that cannot be restored to its exact initial rows and definitions is discarded.
 */
export function handOn(make: () => Promise<TestDatabase>): () => Promise<OpenDatabase> {
  const free: { database: TestDatabase; restore: () => Promise<boolean> }[] = []

  async function makeRestorable() {
    const database = await make()
    const { ask } = database
    const [state, rows] = [await stateOf(ask), await rowsByTable(ask)]
    const restore = async () => {
      if (!(await database.settle())) return false
      await holdOnly(ask, rows)
      return (await stateOf(ask)) === state
    }
    return { database, restore }
  }

  return async () => {
    const restorable = free.pop() ?? (await makeRestorable())
    const { database, restore } = restorable
    const { db, giveBack } = database.lend()
    const takeBack = async () => {
      await giveBack()
      const isAsNew = await restore().catch(() => false)
      if (isAsNew) free.push(restorable)
      else await database.close()
    }
    let closing: Promise<void> | undefined
    const close = () => {
      closing ??= takeBack()
      return closing
    }
    return { db, close }
  }
}
