import type { Database, OpenDatabase } from '../ground/db/database.ts'
import { type Ask, holdOnly, rowsByTable, stateOf } from './database-state.ts'

/** A migrated database of this worker, as long as tests may have it one after the other. */
export type TestDatabase = {
  ask: Ask
  /** Access for one test file, of which nothing is left once it is given back. */
  lend(): { db: Database; giveBack(): Promise<void> }
  /** Ends what was set for the session; false where something still runs, or nothing runs any more. */
  settle(): Promise<boolean>
  close(): Promise<void>
}

/**
 * Opens databases that are empty and migrated. To make one takes long, so one that is closed is emptied and handed on; one that
 * cannot be brought to the very state it had when it was new, row for row and definition for definition, is thrown away.
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
