import { RateLimiterDrizzle } from 'rate-limiter-flexible'
import type { Database } from '../db/database.ts'
import { rateLimits } from '../db/schema/rate-limits.ts'

type Counted = {
  keyPrefix: string
  points: number
  duration: number
  blockDuration?: number
  inMemoryBlockOnConsumed?: number
}

/** Counts in the database, so that several servers count together: one statement each. */
export const limiter = (db: Database, counted: Counted) =>
  new RateLimiterDrizzle({
    ...counted,
    storeClient: db,
    schema: rateLimits,
    // The hourly round does it.
    clearExpiredByTimeout: false,
  })
