import { sql } from 'drizzle-orm'
import { askRows, type Database } from './database.ts'

const askEveryMs = 30_000
/** Slower answers are discarded: they tell too little about when the clock was read. */
const slowestMs = 2000
/** Clock skew from which the operator is warned. */
const mostApartMs = 5000

/**
 * Provides one clock for all servers: the database's, advanced by a monotonic clock between readings. A server with a
 * wrong or adjusted clock does nothing early and refuses nothing that is still valid.
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
    // At startup even a slow answer is better than the local clock.
    if (row && (aheadMs === null || answeredAt - askedAt < slowestMs))
      aheadMs = row.ms - (askedAt + answeredAt) / 2
  }

  await ask()
  const now = () => new Date((aheadMs ?? 0) + performance.now())
  return {
    now,
    ask,
    /** Keeps polling until stopped; `tell` is called whenever the local clock diverges from the database's. */
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
