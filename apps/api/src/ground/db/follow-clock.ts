import { sql } from 'drizzle-orm'
import { askRows, type Database } from './database.ts'

const askEveryMs = 30_000
/** An answer that took longer says too little of the moment it was given. */
const slowestMs = 2000
/** From here on an operator hears of it. */
const mostApartMs = 5000

/**
 * The time all servers of a database use: the database's own, advanced between two readings by a monotonic clock. A server
 * whose own clock is wrong, or is set while it runs, does nothing early and refuses nothing that is still valid.
 */
export async function followClock(db: Database) {
  let aheadMs: number | null = null

  async function ask() {
    const askedAt = performance.now()
    const [row] = await askRows<{ ms: number }>(
      db,
      sql`select (extract(epoch from clock_timestamp()) * 1000)::float8 as ms`,
    )
    const answeredAt = performance.now()
    // At the start any answer is better than the clock of this machine.
    if (row && (aheadMs === null || answeredAt - askedAt < slowestMs))
      aheadMs = row.ms - (askedAt + answeredAt) / 2
  }

  await ask()
  const now = () => new Date((aheadMs ?? 0) + performance.now())
  return {
    now,
    ask,
    /** Asks on; `tell` hears each time that this machine's clock has come apart from the database's, until it is stopped. */
    watch(tell: (apartMs: number) => void, everyMs = askEveryMs) {
      let wasApart = false
      const look = () => {
        const apartMs = Date.now() - now().getTime()
        const isApart = Math.abs(apartMs) > mostApartMs
        if (isApart && !wasApart) tell(apartMs)
        wasApart = isApart
      }
      look()
      const timer = setInterval(() => void ask().then(look, () => {}), everyMs).unref()
      return () => clearInterval(timer)
    },
  }
}
