import { sql } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { rateLimits } from '../db/schema/rate-limits.ts'

/** Milliseconds a locally counted call may wait to be flushed. */
const settleEveryMs = 200

/** Maximum difference in start time of statements counted together. */
const apartSeconds = 60

/** Fraction of a cap that a server may admit before syncing with the database. */
const unsettledShare = 0.1

/** Fraction of a cap above which every call queries the database first. */
const freeShare = 0.5

export type Counted = {
  /** Counter key; does not identify the person. */
  key: string
  /** Allowed calls per window. */
  points: number
  /** Window in seconds. */
  duration: number
  /** Whether counting may be deferred to memory: for calls made in every visit. */
  isSettledLater: boolean
}

/** `known` is the last total from the database, over all servers; `pending` is unsent and `underWay` unanswered. */
type Tally = Counted & {
  known: number
  /** Window end by the database's clock; identifies the window. */
  expire: number
  /** Window end by this process's monotonic clock. */
  expiresAtMs: number
  pending: number
  underWay: number
}

/** `longest` (seconds, like `duration`) bounds how far ahead a window may end if it was extended. */
type Added = { key: string; points: number; duration: number; longest?: number }
type Count = { key: string; points: number; expire: Date; leftMs: number }

/**
 * Increments many counters in one statement, in key order to avoid deadlocks. Uses only the database's clock; a window
 * that ends further ahead than allowed was created under a wrong clock and is treated as expired.
 */
export async function addToCounts(db: Database, added: readonly Added[]): Promise<Count[]> {
  const longest = JSON.stringify(Object.fromEntries(added.map(one => [one.key, one.longest ?? one.duration])))
  // Tolerates statements of one window that began at slightly different times.
  const most = sql`(${longest}::text::jsonb->>${rateLimits.key})::float8 + ${apartSeconds}::float8`
  const isOver = sql`(${rateLimits.expire} <= now() or ${rateLimits.expire} > now() + make_interval(secs => ${most}))`
  return db
    .insert(rateLimits)
    .select(
      sql`select key, points, now() + make_interval(secs => duration) from jsonb_to_recordset(${JSON.stringify(added)}::text::jsonb)
        as added (key text, points integer, duration float8) order by key`,
    )
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        points: sql`case when ${isOver} then 0 else ${rateLimits.points} end + excluded.points`,
        expire: sql`case when ${isOver} then excluded.expire else ${rateLimits.expire} end`,
      },
    })
    .returning({
      key: rateLimits.key,
      points: rateLimits.points,
      expire: rateLimits.expire,
      leftMs: sql<number>`(extract(epoch from ${rateLimits.expire} - now()) * 1000)::float8`,
    }) as Promise<Count[]>
}

const isSpent = ({ known, points, expiresAtMs }: Tally, nowMs: number) =>
  known > points && expiresAtMs > nowMs

/** Answers may arrive out of order: the highest count of a window is the latest. */
function remember(tally: Tally, { points, expire, leftMs }: Count) {
  const isSameWindow = tally.expire === expire.getTime()
  tally.known = isSameWindow ? Math.max(tally.known, points) : points
  tally.expire = expire.getTime()
  tally.expiresAtMs = performance.now() + leftMs
}

const isFarFromCap = ({ isSettledLater, known, pending, underWay, points }: Tally) =>
  isSettledLater &&
  known + pending + underWay < freeShare * points &&
  pending + underWay < unsettledShare * points

/**
 * Rate-limit counters shared through the database. By default each call queries it first, and an exhausted
 * cap is refused without a query. Deferred counters stay in memory while far below their cap and are flushed
 * together five times a second. One server is exact; each extra server may admit a tenth more within a fifth
 * of a second.
 */
export function openCounts(db: Database) {
  const tallies = new Map<string, Tally>()
  let timer: NodeJS.Timeout | null = null

  /** Flushes these counters and returns their totals in the same order. */
  async function settle(counted: readonly Tally[]): Promise<(Count | undefined)[]> {
    const told = counted.map(tally => ({ tally, points: tally.pending }))
    for (const { tally, points } of told) {
      tally.pending -= points
      tally.underWay += points
    }
    try {
      const added = told.map(({ tally: { key, duration }, points }) => ({ key, points, duration }))
      const rows = new Map((await addToCounts(db, added)).map(row => [row.key, row]))
      return counted.map(tally => {
        const row = rows.get(tally.key)
        if (row) remember(tally, row)
        return row
      })
    } catch (error) {
      for (const { tally, points } of told) tally.pending += points
      throw error
    } finally {
      for (const { tally, points } of told) tally.underWay -= points
    }
  }

  /** Forgets counters far below their cap: the database has them. */
  function forget() {
    const nowMs = performance.now()
    for (const [key, tally] of tallies) {
      const isQuiet = tally.pending + tally.underWay === 0
      if (isQuiet && (tally.known < freeShare * tally.points || tally.expiresAtMs <= nowMs))
        tallies.delete(key)
    }
  }

  async function settleAll(): Promise<void> {
    if (timer) clearTimeout(timer)
    timer = null
    const waiting = [...tallies.values()].filter(({ pending }) => pending > 0)
    if (waiting.length > 0) await settle(waiting)
    forget()
  }

  function settleSoon() {
    // A failed flush is retried with the next flush; meanwhile calls beyond a tenth query directly.
    timer ??= setTimeout(() => void settleAll().catch(() => {}), settleEveryMs).unref()
  }

  return {
    settleAll,
    /** Counts one call; returns the milliseconds to wait when over the cap, else null. */
    async consume(counted: Counted): Promise<number | null> {
      const fresh = { ...counted, known: 0, expire: 0, expiresAtMs: 0, pending: 0, underWay: 0 }
      const tally = tallies.get(counted.key) ?? fresh
      tallies.set(counted.key, tally)
      const nowMs = performance.now()
      if (tally.expiresAtMs <= nowMs) tally.known = 0
      if (isSpent(tally, nowMs)) return tally.expiresAtMs - nowMs
      const isAdmitted = isFarFromCap(tally)
      tally.pending++
      settleSoon()
      if (isAdmitted) return null
      const [row] = await settle([tally]).catch((error: unknown) => {
        // The call failed, so it must not count.
        tally.pending--
        throw error
      })
      return row && row.points > tally.points ? row.leftMs : null
    },
  }
}
