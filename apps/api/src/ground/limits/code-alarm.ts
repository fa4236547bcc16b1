import { and, eq, gt, sql } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { rateLimits } from '../db/schema/rate-limits.ts'
import { addToCounts } from './counts.ts'

const minute = 60
const key = 'refused-codes:everybody'

/**
 * Over all callers: at a million visits a day some forty codes are mistyped in ten minutes. Below this, codes guessed
 * from however many networks open one account in a fortnight; above it the alarm is on for an hour.
 */
export const refusedCodesAllowed = { points: 500, duration: 10 * minute, alarmDuration: 60 * minute } as const

/** Sees codes guessed from everywhere at once, which no cap of a network sees. All servers of a database share it. */
export type CodeAlarm = {
  /** Whether asking for a code, or giving one, takes more work just now. */
  isOn(): Promise<boolean>
  /** Counts a refused code; true where this very one sets the alarm off. */
  tellRefused(): Promise<boolean>
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
    async tellRefused() {
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
