import { and, isNull, lte, or } from 'drizzle-orm'
import { forgetOldUpdates } from './bot/forget-old-updates.ts'
import type { Database } from './db/database.ts'
import { knownDevices } from './db/schema/known-devices.ts'
import { rateLimits } from './db/schema/rate-limits.ts'
import { signInCodes as codes } from './db/schema/sign-in-codes.ts'
import { signInSessions } from './db/schema/sign-in-sessions.ts'
import { usedProofs } from './db/schema/used-proofs.ts'
import { forgetOldEvents } from './events/forget-old-events.ts'
import { sendsKeptMs } from './sign-in/codes/judge-sending.ts'

/** Forgets what decides nothing any more: old sessions and devices, used proofs, codes and counters, updates of the bot, events. */
export async function sweep(db: Database, now: Date) {
  const dayAgo = new Date(now.getTime() - sendsKeptMs)
  await db.delete(signInSessions).where(lte(signInSessions.expiresAt, now))
  await db.delete(knownDevices).where(lte(knownDevices.expiresAt, now))
  await db.delete(usedProofs).where(lte(usedProofs.expiresAt, now))
  await forgetOldUpdates(db, now)
  await forgetOldEvents(db, now)
  await db.delete(rateLimits).where(lte(rateLimits.expire, now))
  await db
    .delete(codes)
    .where(and(lte(codes.sentAt, dayAgo), or(isNull(codes.lockedUntil), lte(codes.lockedUntil, now))))
}
