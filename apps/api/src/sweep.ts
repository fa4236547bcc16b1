import { and, isNull, lte, or } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { forgetOldUpdates } from './bot/take-update.ts'
import type { Database } from './db/database.ts'
import { recallStoredReports } from './db/former-reports/former-reports.ts'
import { rateLimits } from './db/schema/rate-limits.ts'
import { signInCodes as codes, knownDevices, signInSessions, usedProofs } from './db/schema/sign-in.ts'
import { forgetOldEvents } from './events/security-events.ts'
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

const hourMs = 60 * 60_000

type Sweeping = {
  db: Database
  now: () => Date
  /** What else goes by with time. */
  forget: (now: Date) => Promise<unknown>
}

/** Sweeps when the server starts and every hour from then on, whether or not there are sign-ins. */
export function sweepHourly(app: FastifyInstance, { db, now, forget }: Sweeping) {
  let running: Promise<void> = Promise.resolve()
  const begin = () => {
    running = Promise.all([sweep(db, now()), forget(now()), recallStoredReports(db)]).then(
      () => {},
      (error: unknown) => app.log.error({ err: error }, 'a sweep failed'),
    )
  }
  const timer = setInterval(begin, hourMs)
  timer.unref()
  app.addHook('onReady', async () => begin())
  app.addHook('onClose', async () => {
    clearInterval(timer)
    await running
  })
}
