import { otp } from '@lithe/contracts/constants'
import { and, eq, isNull, lt, lte, or, sql } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { signInCodes as codes } from '../db/schema/sign-in-codes.ts'
import { done, type Outcome, refuse } from '../outcome.ts'
import { isLocked } from './is-locked.ts'

export const sendsPerAddress = { most: 10, withinMs: 24 * 60 * 60_000 } as const

type NewCode = { addressDigest: string; salt: string; codeDigest: string; askerDigest: string }

/** Puts a new code in the old one's place, unless a cooldown, a lock or the day's cap forbids: one statement decides. */
export async function claimSending(
  db: Database,
  code: NewCode,
  now: Date,
): Promise<Outcome<null, 'too-many-requests' | 'sign-in-locked'>> {
  const ago = (ms: number) => new Date(now.getTime() - ms)
  const isNewDay = lte(codes.sendsSince, ago(sendsPerAddress.withinMs))
  const hasCooled = or(isNull(codes.sentAt), lte(codes.sentAt, ago(otp.resendMs)))
  const isFree = or(isNull(codes.lockedUntil), lte(codes.lockedUntil, now))
  const mayStillBeSent = or(lt(codes.sends, sendsPerAddress.most), isNewDay)
  const fresh = {
    ...code,
    attempts: 0,
    sentAt: now,
    expiresAt: new Date(now.getTime() + otp.lifeMs),
    lockedUntil: null,
  }
  const claimed = await db
    .insert(codes)
    .values({ ...fresh, sends: 1, sendsSince: now })
    .onConflictDoUpdate({
      target: codes.addressDigest,
      set: {
        ...fresh,
        sends: sql`case when ${isNewDay} then 1 else ${codes.sends} + 1 end`,
        sendsSince: sql`case when ${isNewDay} then ${sql.param(now, codes.sendsSince)} else ${codes.sendsSince} end`,
      },
      setWhere: sql`${hasCooled} and ${isFree} and ${mayStillBeSent}`,
    })
    .returning({ salt: codes.salt })
  if (claimed.length > 0) return done(null)
  return refuse((await isLocked(db, code.addressDigest, now)) ? 'sign-in-locked' : 'too-many-requests')
}

/** A code whose mail did not go out opens nothing and holds nobody up. */
export const takeSendingBack = (
  db: Database,
  { addressDigest, salt }: Pick<NewCode, 'addressDigest' | 'salt'>,
  now: Date,
) =>
  db
    .update(codes)
    .set({ sentAt: null, expiresAt: now })
    .where(and(eq(codes.addressDigest, addressDigest), eq(codes.salt, salt)))
