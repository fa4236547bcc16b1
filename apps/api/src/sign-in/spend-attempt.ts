import { otp } from '@lithe/contracts/constants'
import { and, eq, gt, isNull, lt, or, sql } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { signInCodes as codes } from '../db/schema/sign-in-codes.ts'
import { done, type Outcome, refuse } from '../outcome.ts'
import { askerDigest } from './asking-browser.ts'
import { isLocked } from './is-locked.ts'
import { codeDigest } from './pepper.ts'

type Attempt = {
  addressDigest: string
  code: string
  /** The mark of the browser that tries; null where it has none. */
  mark: string | null
}

/**
 * Tries a code. One statement counts the try, uses the code up when it is right and locks after the last wrong one.
 * A try in a browser that did not ask for the code is wrong and counts nothing: from afar nobody can lock an address.
 */
export async function spendAttempt(
  db: Database,
  secret: string,
  { addressDigest, code, mark }: Attempt,
  now: Date,
): Promise<Outcome<null, 'code-wrong' | 'sign-in-locked'>> {
  const isThisAddress = eq(codes.addressDigest, addressDigest)
  const [sent] = await db.select({ salt: codes.salt }).from(codes).where(isThisAddress)
  if (!sent) return refuse('code-wrong')

  const askedHere = or(
    isNull(codes.askerDigest),
    mark === null ? undefined : eq(codes.askerDigest, askerDigest(mark)),
  )
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
    .where(
      and(
        isThisAddress,
        askedHere,
        eq(codes.salt, sent.salt),
        lt(codes.attempts, otp.attempts),
        gt(codes.expiresAt, now),
      ),
    )
    .returning({ isRight: sql<boolean>`${isRight}` })
  if (spent?.isRight) return done(null)
  return refuse((await isLocked(db, addressDigest, now)) ? 'sign-in-locked' : 'code-wrong')
}
