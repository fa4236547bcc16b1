import { RateLimiterDrizzle, RateLimiterRes } from 'rate-limiter-flexible'
import type { Database } from '../db/database.ts'
import { rateLimits } from '../db/schema/rate-limits.ts'
import { type Pepper, peppered } from '../sign-in/pepper.ts'
import { type CapName, caps } from './caps.ts'
import { networkOf } from './network-of.ts'

type Allowance = { isAllowed: true } | { isAllowed: false; waitSeconds: number }

/** Whether somebody may do a thing once more; asking counts. `who` is a network address or a keeper's name. */
export type Limits = (cap: CapName, who: string) => Promise<Allowance>

const makeLimiter = (db: Database, name: CapName) =>
  new RateLimiterDrizzle({
    ...caps[name],
    storeClient: db,
    schema: rateLimits,
    keyPrefix: name,
    clearExpiredByTimeout: false,
    // Whoever has used theirs up is refused without asking the database again.
    inMemoryBlockOnConsumed: caps[name].points,
  })

/** A count begun under the secret before goes on under it, until its time is over: a rotation gives no new tries. */
async function countedUnder(limiter: RateLimiterDrizzle, { newest, before }: Pepper, parts: string[]) {
  const earlier = before === null ? null : peppered(before, ...parts)
  return earlier !== null && (await limiter.get(earlier)) !== null ? earlier : peppered(newest, ...parts)
}

/**
 * Counted in the database, so that the caps hold across several servers: one statement each.
 * Ask outside of transactions: what is taken back was still done, and PGlite has but one connection.
 */
export function databaseLimits(db: Database, pepper: Pepper): Limits {
  const limiters = new Map<CapName, RateLimiterDrizzle>()
  const limiterOf = (name: CapName) => {
    const made = limiters.get(name) ?? makeLimiter(db, name)
    limiters.set(name, made)
    return made
  }
  return async (name, who) => {
    const { per } = caps[name]
    const limiter = limiterOf(name)
    const counted = await countedUnder(limiter, pepper, [per, per === 'network' ? networkOf(who) : who])
    try {
      await limiter.consume(counted)
      return { isAllowed: true }
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error
      return { isAllowed: false, waitSeconds: Math.max(1, Math.ceil(error.msBeforeNext / 1000)) }
    }
  }
}
