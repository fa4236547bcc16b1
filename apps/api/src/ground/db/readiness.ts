import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { Database } from './database.ts'
import { errorCodes } from './error-codes.ts'

/** Shorter than the two seconds a probe allows. */
const patienceMs = 1500

const diskFull = '53100'

/**
 * Errors of a database that is temporarily unavailable: lost or too many connections (class 08, 57P0x), a statement
 * timeout, a full disk.
 */
const notServing =
  /^(08\w{3}|57P0[1-5]|57014|53300|53100|ECONNREFUSED|ECONNRESET|EPIPE|ENOTFOUND|EAI_AGAIN|ETIMEDOUT)$/

/** Whether a call failed because the database is unavailable and may soon succeed. */
export const isNotServing = (error: unknown): boolean => errorCodes(error).some(code => notServing.test(code))

/** Errors of a database that is starting, stopping, out of connections or not yet known to its pooler. */
const comesSoon = /^(57P0[1-3]|53300|08P01)$/
const startPatience = { forMs: 30_000, pauseMs: 500 }

/** Retries startup work for half a minute while the database reports that it is coming up. */
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

/** Writes a two-megabyte temporary table, dropped with its transaction, which a full disk rejects. */
const writeSomething = (db: Database) =>
  db.transaction(transaction =>
    transaction.execute(
      sql`create temporary table room on commit drop as select generate_series(1, 50000) as number`,
    ),
  )

type Answer = { ok: true } | { ok: false; error: unknown }

export type Readiness = {
  /** Reports readiness, or the database's error, within two seconds. */
  ask(): Promise<Answer>
  /** Records a failed call: after a full disk the database is ready only once a write succeeds. */
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
      // Probes share one pending query, so that a hanging database is not asked again and again.
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
