import { RateLimiterDrizzle, RateLimiterRes } from 'rate-limiter-flexible'
import type { Database } from '../db/database.ts'
import { rateLimits } from '../db/schema/rate-limits.ts'
import { networkOf } from './network-of.ts'
import { peppered } from './pepper.ts'

export const networkCaps = {
  /** Whole villages share one address of a mobile network. */
  send: { points: 100, duration: 60 * 60 },
  verify: { points: 300, duration: 10 * 60 },
} as const
export type Limited = keyof typeof networkCaps

/** Whether a network may do a thing once more; asking counts. */
export type NetworkLimits = (limited: Limited, networkAddress: string) => Promise<boolean>

/** Counted in the database, so that the caps hold across several servers. */
export function networkLimits(db: Database, pepper: string): NetworkLimits {
  const limiter = (limited: Limited) =>
    new RateLimiterDrizzle({
      ...networkCaps[limited],
      storeClient: db,
      schema: rateLimits,
      keyPrefix: limited,
      clearExpiredByTimeout: false,
    })
  const limiters = { send: limiter('send'), verify: limiter('verify') }
  return async (limited, networkAddress) => {
    try {
      await limiters[limited].consume(peppered(pepper, 'network', networkOf(networkAddress)))
      return true
    } catch (error) {
      if (error instanceof RateLimiterRes) return false
      throw error
    }
  }
}
