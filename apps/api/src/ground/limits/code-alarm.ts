import { and, eq, gt, sql } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { rateLimits } from '../db/schema/rate-limits.ts'
import { addToCounts } from './counts.ts'

const minute = 60
const key = 'refused-codes:everybody'

/**
 * Counted over all callers. At a million visits a day some forty codes are mistyped in ten minutes. Guessing below
 * this rate from any number of networks opens one account in a fortnight; above it the alarm lasts an hour.
 */
export const refusedCodesAllowed = { points: 500, duration: 10 * minute, alarmDuration: 60 * minute } as const

/** Detects distributed code guessing, which no per-network limit sees. Shared by all servers of a database. */
export type CodeAlarm = {
  /** Whether requesting or entering a code currently needs proof of work. */
  isOn(): Promise<boolean>
  /** Counts a refused code; true if it raises the alarm. */
  countRefused(): Promise<boolean>
}

export function codeAlarm(db: Database): CodeAlarm {
  const { points: allowed, duration, alarmDuration } = refusedCodesAllowed
  const isTheirs = eq(rateLimits.key, key)
  return {
    isOn: async () =>
      (await db.$count(
        rateLimits,
        and(isTheirs, gt(rateLimits.points, allowed), gt(rateLimits.expire, sql`now()`)),
      )) > 0,
    async countRefused() {
      const [counted] = await addToCounts(db, [{ key, points: 1, duration, longest: alarmDuration }])
      if (counted?.points !== allowed + 1) return false
      await db
        .update(rateLimits)
        .set({ expire: sql`now() + make_interval(secs => ${alarmDuration})` })
        .where(isTheirs)
      return true
    },
  }
}
