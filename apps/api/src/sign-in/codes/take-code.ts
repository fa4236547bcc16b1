import type { MailedCode } from '@lithe/contracts/api'
import { otp } from '@lithe/contracts/constants'
import { and, desc, eq, gt, lt, lte, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { identityOf } from '../../doors/people/authorise.ts'
import { findPerson } from '../../doors/people/find-person.ts'
import type { Database } from '../../ground/db/database.ts'
import { signInCodes as codes } from '../../ground/db/schema/sign-in.ts'
import { recordEvent } from '../../ground/events/security-events.ts'
import { type Mailbox, mailboxOf } from '../../ground/mail/mailbox-of.ts'
import { done, type Outcome, refuse } from '../../ground/ports/outcome.ts'
import { addressDigest, codeDigest } from '../../ground/secrets/pepper.ts'
import { accountOfNames, nameDigests } from '../proven-account.ts'
import type { SignInContext } from '../sign-in-context.ts'
import { shownMark } from './asking-browser.ts'
import { latestAt } from './judge-sending.ts'

type Attempt = {
  addressDigest: string
  code: string
  /** Digest of the mark of the browser trying a code, or null. */
  shownDigest: string | null
}

type Spent = { is: 'right' } | { is: 'wrong' } | { is: 'locked'; waitSeconds: number }

/**
 * Tries the newest code requested in this browser. One statement counts the attempt, consumes a right code, and locks
 * after the last wrong one. Without a request in this browser, every code is wrong and nothing counts.
 */
async function spendAttempt(
  db: Database,
  key: Buffer,
  { addressDigest, code, shownDigest }: Attempt,
  now: Date,
): Promise<Spent> {
  if (shownDigest === null) return { is: 'wrong' }
  const askedHere = and(
    eq(codes.addressDigest, addressDigest),
    eq(codes.askerDigest, shownDigest),
    lte(codes.sentAt, latestAt(now)),
  )
  const [sent] = await db
    .select({ id: codes.id, salt: codes.salt })
    .from(codes)
    .where(askedHere)
    .orderBy(desc(codes.sentAt))
    .limit(1)
  if (!sent) return { is: 'wrong' }

  const isRight = eq(codes.codeDigest, codeDigest(key, sent.salt, code))
  const lockedUntil = sql.param(new Date(now.getTime() + otp.lockMs), codes.lockedUntil)
  const isLast = sql`${codes.attempts} + 1 >= ${otp.attempts}`
  const [spent] = await db
    .update(codes)
    .set({
      attempts: sql`${codes.attempts} + 1`,
      expiresAt: sql`case when ${isRight} then ${sql.param(now, codes.expiresAt)} else ${codes.expiresAt} end`,
      lockedUntil: sql`case when not ${isRight} and ${isLast} then ${lockedUntil}::timestamptz end`,
    })
    .where(and(eq(codes.id, sent.id), lt(codes.attempts, otp.attempts), gt(codes.expiresAt, now)))
    .returning({ isRight: sql<boolean>`${isRight}` })
  if (spent?.isRight) return { is: 'right' }
  const [locked] = await db.select({ until: codes.lockedUntil }).from(codes).where(eq(codes.id, sent.id))
  const waitMs = (locked?.until?.getTime() ?? 0) - now.getTime()
  return waitMs > 0 ? { is: 'locked', waitSeconds: Math.ceil(waitMs / 1000) } : { is: 'wrong' }
}

/** Verifies an emailed code and runs its action in one transaction: a database failure costs no code. */
export async function takeCode<Result>(
  ctx: SignInContext,
  { email, otp: code }: z.output<typeof MailedCode>,
  onProven: (transaction: Database, mailbox: Mailbox) => Promise<Result>,
): Promise<Outcome<Result, 'code-wrong' | 'too-many-requests' | 'sign-in-locked'>> {
  const { db, now } = ctx
  if (!(await ctx.limits('verify', ctx.networkAddress))) return refuse('too-many-requests')
  const mailbox = mailboxOf(email)
  if (mailbox === null) return refuse('code-wrong')
  const key = ctx.pepper.codes
  const attempt = {
    addressDigest: addressDigest(key, mailbox.address),
    code,
    shownDigest: shownMark(ctx.asker),
  }
  const tried = await db.transaction(async transaction => {
    const spent = await spendAttempt(transaction, key, attempt, now)
    return spent.is === 'right' ? done(await onProven(transaction, mailbox)) : { ok: false as const, spent }
  })
  if (tried.ok) return tried
  const { spent } = tried
  ctx.count('code-refused')
  const account = await findPerson(db, identityOf(await accountOfNames(db, nameDigests(ctx.pepper, mailbox))))
  await recordEvent(db, { kind: 'code-refused', personId: account?.id ?? null, detail: spent.is, at: now })
  if (await ctx.alarm.countRefused()) {
    ctx.count('code-alarm')
    ctx.warn({}, 'codes are being guessed from many places: asking for one is made harder for an hour')
  }
  if (spent.is === 'wrong') return refuse('code-wrong')
  ctx.setRetryAfter(spent.waitSeconds)
  return refuse('sign-in-locked')
}
