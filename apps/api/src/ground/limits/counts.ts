import { sql } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { rateLimits } from '../db/schema/rate-limits.ts'

/** How long what was counted here alone may wait for the database. */
const settleEveryMs = 200

/** How far apart statements may begin that count together. */
const apartSeconds = 60

/** Of a cap: what a server may admit before the database has heard of it. */
const unsettledShare = 0.1

/** Of a cap: from here on every call asks the database before it is admitted. */
const freeShare = 0.5

export type Counted = {
  /** What is counted, without saying whose it is. */
  key: string
  /** How often it may be done, */
  points: number
  /** within how many seconds. */
  duration: number
  /** Whether it may be counted in memory first: for what is done in every visit. */
  isSettledLater: boolean
}

/** `known` is what the database said last, of all servers; `pending` and `underWay` it has yet to hear or to answer. */
type Tally = Counted & {
  known: number
  /** By the database's clock, to tell one count from the next, */
  expire: number
  /** and by this process's own, which no clock that is set moves. */
  expiresAtMs: number
  pending: number
  underWay: number
}

/** `longest`, in seconds like `duration`: how far off the end of a count may lie that something else has put off. */
type Added = { key: string; points: number; duration: number; longest?: number }
type Count = { key: string; points: number; expire: Date; leftMs: number }

/**
 * Adds to many counters in one statement, in the order of their keys, as every server does: so none waits for another. Only the
 * database's clock counts; a count that ends further off than it may was made while that clock was wrong, and is over.
 */
export async function addToCounts(db: Database, added: readonly Added[]): Promise<Count[]> {
  const longest = JSON.stringify(Object.fromEntries(added.map(one => [one.key, one.longest ?? one.duration])))
  // Statements of one moment have each begun a little apart.
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

/** Answers may overtake each other: the highest of a window is the last. */
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
 * Counters in the database, so that several servers count together: each call asks it first, and one past a cap that is
 * used up is refused without. What is settled later is counted in memory far below its cap, and the database hears of all
 * such calls together, five times a second. One server is as strict as the cap says; every further one may admit a tenth
 * of it more, of calls that came within the same fifth of a second.
 */
export function openCounts(db: Database) {
  const tallies = new Map<string, Tally>()
  let timer: NodeJS.Timeout | null = null

  /** Tells the database of all that is pending of these, and says what it counts now, in their order. */
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

  /** What lies far below its cap need not be remembered: the database has it. */
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
    // One that fails is told with the next; meanwhile every call that would go beyond a tenth asks for itself.
    timer ??= setTimeout(() => void settleAll().catch(() => {}), settleEveryMs).unref()
  }

  return {
    settleAll,
    /** Counts one; how many milliseconds to wait where it is beyond the cap, and null where it is not. */
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
        // It is not done: nothing of it is to be counted.
        tally.pending--
        throw error
      })
      return row && row.points > tally.points ? row.leftMs : null
    },
  }
}
