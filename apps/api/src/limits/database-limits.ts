import { type RateLimiterDrizzle, RateLimiterRes } from 'rate-limiter-flexible'
import type { Database } from '../db/database.ts'
import { type Pepper, peppered } from '../secrets/pepper.ts'
import { type CapName, caps } from './caps.ts'
import { limiter } from './limiter.ts'
import { networksOf } from './network-of.ts'

type Allowance = { isAllowed: true } | { isAllowed: false; waitSeconds: number }

/** Whether a call stays within its limits; asking counts it. `who` is a network address or a keeper's name. */
export type Limits = (cap: CapName, who: string) => Promise<Allowance>

/** A count begun under the secret before goes on under it, until its time is over: a rotation gives no new tries. */
async function countedUnder(counter: RateLimiterDrizzle, { newest, before }: Pepper, parts: string[]) {
  const earlier = before === null ? null : peppered(before, ...parts)
  return earlier !== null && (await counter.get(earlier)) !== null ? earlier : peppered(newest, ...parts)
}

/**
 * Counted in the database, so that the caps hold across several servers: one statement for each network around.
 * Ask outside of transactions: what is taken back was still done, and PGlite has but one connection.
 */
export function databaseLimits(db: Database, pepper: Pepper): Limits {
  const limiters = new Map<string, RateLimiterDrizzle>()
  const limiterOf = (name: CapName, widens: number) => {
    const keyPrefix = widens === 1 ? name : `${name}-of-${widens}`
    const made = limiters.get(keyPrefix)
    if (made) return made
    const points = caps[name].points * widens
    // A limit that is used up refuses without asking the database again.
    const inMemoryBlockOnConsumed = points
    const fresh = limiter(db, {
      ...{ keyPrefix, points, inMemoryBlockOnConsumed },
      duration: caps[name].duration,
    })
    limiters.set(keyPrefix, fresh)
    return fresh
  }
  return async (cap, who) => {
    const { per } = caps[cap]
    const counted = per === 'network' ? networksOf(who) : [{ name: who, widens: 1 }]
    try {
      // The narrowest first: a line that is refused by itself takes nothing from its neighbours.
      for (const { name, widens } of counted) {
        const counter = limiterOf(cap, widens)
        await counter.consume(await countedUnder(counter, pepper, [per, name]))
      }
      return { isAllowed: true }
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error
      return { isAllowed: false, waitSeconds: Math.max(1, Math.ceil(error.msBeforeNext / 1000)) }
    }
  }
}
