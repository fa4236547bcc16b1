import { RateLimiterRes } from 'rate-limiter-flexible'
import type { Database } from '../db/database.ts'
import { limiter } from './limits.ts'

const minute = 60
const allCallers = 'everybody'

/**
 * Over all callers: at a million visits a day some forty codes are mistyped in ten minutes. Below this, codes guessed
 * from however many networks open one account in a fortnight; above it the alarm is on for an hour.
 */
export const refusedCodesAllowed = { points: 500, duration: 10 * minute, blockDuration: 60 * minute } as const

/** Sees codes guessed from everywhere at once, which no cap of a network sees. All servers of a database share it. */
export type CodeAlarm = {
  /** Whether asking for a code, or giving one, takes more work just now. */
  isOn(): Promise<boolean>
  /** Counts a refused code; true where this very one sets the alarm off. */
  tellRefused(): Promise<boolean>
}

export function codeAlarm(db: Database): CodeAlarm {
  const counter = limiter(db, { keyPrefix: 'refused-codes', ...refusedCodesAllowed })
  const isAbove = (counted: RateLimiterRes | null) =>
    counted !== null && counted.consumedPoints > refusedCodesAllowed.points
  return {
    isOn: async () => isAbove(await counter.get(allCallers)),
    async tellRefused() {
      try {
        await counter.consume(allCallers)
        return false
      } catch (error) {
        if (!(error instanceof RateLimiterRes)) throw error
        return error.consumedPoints === refusedCodesAllowed.points + 1
      }
    },
  }
}
