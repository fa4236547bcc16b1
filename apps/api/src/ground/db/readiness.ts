import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { Database } from './database.ts'
import { errorCodes } from './error-codes.ts'

/** Shorter than the two seconds in which a probe wants its answer. */
const patienceMs = 1500

const diskFull = '53100'

/**
 * What PostgreSQL, its driver and the system say of a database that does not serve just now: connections (class 08 and
 * 57P0x, or too many of them), a statement that took too long, no room on its disk.
 */
const notServing =
  /^(08\w{3}|57P0[1-5]|57014|53300|53100|ECONNREFUSED|ECONNRESET|EPIPE|ENOTFOUND|EAI_AGAIN|ETIMEDOUT)$/

/** Whether a call failed for the database and may go well in a moment. */
export const isNotServing = (error: unknown): boolean => errorCodes(error).some(code => notServing.test(code))

/** What a database says that is on its way: it starts or ends, has no connection free, or its pooler has not come back to it yet. */
const comesSoon = /^(57P0[1-3]|53300|08P01)$/
const startPatience = { forMs: 30_000, pauseMs: 500 }

/** Does a server's first work with the database again for half a minute, where the database says that it comes soon. */
export async function patiently<Done>(work: () => Promise<Done>, patience = startPatience): Promise<Done> {
  const begunAt = performance.now()
  for (;;)
    try {
      return await work()
    } catch (error) {
      const isSoon = errorCodes(error).some(code => comesSoon.test(code))
      if (!isSoon || performance.now() - begunAt > patience.forMs) throw error
      await sleep(patience.pauseMs)
    }
}

/** What no disk without room lets pass: a table of two megabytes, gone with its transaction. */
const writeSomething = (db: Database) =>
  db.transaction(transaction =>
    transaction.execute(
      sql`create temporary table room on commit drop as select generate_series(1, 50000) as number`,
    ),
  )

type Answer = { ok: true } | { ok: false; error: unknown }

export type Readiness = {
  /** Whether the database serves, or what it said instead; within two seconds, whatever it does. */
  ask(): Promise<Answer>
  /** Told of every failed call: after one for want of room, a database is ready once it can be written to. */
  note(error: unknown): void
}

export function watchDatabase(db: Database): Readiness {
  let isFull = false
  let asking: Promise<Answer> | null = null

  async function askNow(): Promise<Answer> {
    try {
      await (isFull ? writeSomething(db) : db.execute(sql`select 1`))
      isFull = false
      return { ok: true }
    } catch (error) {
      return { ok: false, error }
    } finally {
      asking = null
    }
  }

  return {
    async ask() {
      // One question at a time: a database that hangs is not asked once more by every probe.
      asking ??= askNow()
      const late = {
        ok: false as const,
        error: new Error(`the database has not answered in ${patienceMs} ms`),
      }
      let timer: NodeJS.Timeout | undefined
      const waiting = new Promise<Answer>(resolve => {
        timer = setTimeout(resolve, patienceMs, late)
      })
      return Promise.race([asking, waiting]).finally(() => clearTimeout(timer))
    },
    note(error) {
      if (errorCodes(error).includes(diskFull)) isFull = true
    },
  }
}
