import { otp } from '@lithe/contracts/constants'
import { and, desc, eq, gt, lt, sql } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { signInCodes as codes } from '../../db/schema/sign-in-codes.ts'
import { codeDigest } from '../../secrets/pepper.ts'

type Attempt = {
  addressDigest: string
  code: string
  /** The digest of the mark of the browser that tries; null where it has none. */
  shownDigest: string | null
}

type Spent = { is: 'right' } | { is: 'wrong' } | { is: 'locked'; waitSeconds: number }

/**
 * Tries the newest code that was asked for in this browser. One statement counts the try, uses the code up when it is
 * right and locks after the last wrong one. In a browser that asked for none every code is wrong and counts nothing.
 */
export async function spendAttempt(
  db: Database,
  secret: string,
  { addressDigest, code, shownDigest }: Attempt,
  now: Date,
): Promise<Spent> {
  if (shownDigest === null) return { is: 'wrong' }
  const askedHere = and(eq(codes.addressDigest, addressDigest), eq(codes.askerDigest, shownDigest))
  const [sent] = await db
    .select({ id: codes.id, salt: codes.salt })
    .from(codes)
    .where(askedHere)
    .orderBy(desc(codes.sentAt))
    .limit(1)
  if (!sent) return { is: 'wrong' }

  const isRight = eq(codes.codeDigest, codeDigest(secret, sent.salt, code))
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
