import { and, isNull, lte, or, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Database } from './ground/db/database.ts'
import { isNotServing } from './ground/db/readiness.ts'
import { rateLimits } from './ground/db/schema/rate-limits.ts'
import { signInCodes as codes, knownDevices, signInSessions, usedProofs } from './ground/db/schema/sign-in.ts'
import { forgetOldEvents } from './ground/events/security-events.ts'
import { dropDoneJobs } from './ground/jobs/jobs.ts'
import { openJobs } from './ground/jobs/run-jobs.ts'
import type { Warn } from './ground/ports/payments.ts'
import { type ReceiptContext, sendReceipt } from './money/send-receipts.ts'
import { refundUnused, settleBooks } from './money-rounds.ts'
import { forgetOldUpdates } from './reach/bot/take-update.ts'
import {
  forgetGivenUpReminders,
  type SendingContext,
  sendReminder,
} from './reach/reminders/send-reminders.ts'
import { forgetLostGuests, type RetentionContext } from './rights/forget-lost-guests.ts'
import { sendsKeptMs } from './sign-in/codes/judge-sending.ts'

/** Deletes expired data: sessions, devices, used proofs, codes, counters, bot updates, events. */
export async function sweep(db: Database, now: Date) {
  const dayAgo = new Date(now.getTime() - sendsKeptMs)
  await db.delete(signInSessions).where(lte(signInSessions.expiresAt, now))
  await db.delete(knownDevices).where(lte(knownDevices.expiresAt, now))
  await db.delete(usedProofs).where(lte(usedProofs.expiresAt, now))
  await forgetOldUpdates(db, now)
  await forgetOldEvents(db, now)
  await db.delete(rateLimits).where(lte(rateLimits.expire, sql`now()`))
  await db
    .delete(codes)
    .where(and(lte(codes.sentAt, dayAgo), or(isNull(codes.lockedUntil), lte(codes.lockedUntil, now))))
}

type ServerJobs = {
  now: () => Date
  receipts: Omit<ReceiptContext, 'now' | 'warn'>
  reminders: Omit<SendingContext, 'now' | 'warn'>
  /** Dependencies for settling orders and erasing lost guests. */
  books: Omit<RetentionContext, 'now' | 'warn' | 'isConfirmed'>
  /** Shortens the polling interval in tests. */
  pollSeconds?: number
}

const dayMs = 24 * 60 * 60_000
/** Less than the time for which failed jobs are kept. */
const remindersKeptMs = 6 * dayMs

/** Deletes everything that expires. */
async function sweepAll(ctx: RetentionContext) {
  const { db } = ctx
  const now = ctx.now()
  await sweep(db, now)
  await dropDoneJobs(db)
  await forgetLostGuests(ctx)
  await forgetGivenUpReminders(db, new Date(now.getTime() - remindersKeptMs))
}

/** Runs background jobs from when the server is ready until it begins to close (ADR 80). */
export function runServerJobs(
  app: FastifyInstance,
  { now, receipts, reminders, books, ...timing }: ServerJobs,
) {
  const warn: Warn = (facts, text) => app.log.warn(facts, text)
  const jobs = openJobs({
    ...timing,
    db: books.db,
    isAway: isNotServing,
    report: (facts, text) => app.log.error(facts, text),
    work: {
      receipt: attempt => sendReceipt({ ...receipts, now: now(), warn }, attempt),
      refund: attempt => refundUnused({ ...books, now: now() }, attempt),
      reminder: attempt => sendReminder({ ...reminders, now: now(), warn }, attempt),
      sweep: ({ isConfirmed }) => sweepAll({ ...books, now, warn, isConfirmed }),
      books: () => settleBooks({ ...books, now: now() }),
    },
  })
  app.addHook('onReady', () => jobs.start())
  // Before the database closes, which is among the last steps.
  app.addHook('preClose', () => jobs.stop())
}
