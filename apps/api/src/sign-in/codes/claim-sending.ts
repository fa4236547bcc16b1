import { otp } from '@lithe/contracts/constants'
import { and, desc, eq, gt, inArray, lte, or, sql } from 'drizzle-orm'
import type { Database } from '../../ground/db/database.ts'
import { signInCodes as codes, type SignInCode } from '../../ground/db/schema/sign-in.ts'
import { type Asking, latestAt, needsWork, type Refusal, refusalOf, sendsKeptMs } from './judge-sending.ts'

/** Codes valid at once per email address, one per browser; known devices are counted separately. */
const aliveAtOnce = 2

type Asker = { addressDigest: string; networkDigest: string; shownDigest: string | null }

/**
 * Codes that an extra browser's code replaces: those from its own network first, so that remote strangers
 * replace only their own, then the oldest. `sent` is newest first.
 */
function surplusCodes(sent: SignInCode[], asker: Asker, now: Date): string[] {
  const seen = new Set([asker.shownDigest])
  const others = sent.filter(one => {
    if (one.addressDigest !== asker.addressDigest || seen.has(one.askerDigest)) return false
    seen.add(one.askerDigest)
    return !one.isKnownDevice && one.expiresAt > now && one.attempts < otp.attempts
  })
  const isNear = ({ networkDigest }: SignInCode) => networkDigest === asker.networkDigest
  const inOrder = [...others.filter(isNear).reverse(), ...others.filter(one => !isNear(one)).reverse()]
  return inOrder.slice(0, Math.max(0, others.length - (aliveAtOnce - 1))).map(({ id }) => id)
}

type NewCode = Pick<SignInCode, 'addressDigest' | 'askerDigest' | 'salt' | 'codeDigest'>

/** Reads the last day's codes that count for this request, newest first. */
const readSent = (db: Database, { mailboxDigest, shownDigest }: Asking, now: Date): Promise<SignInCode[]> =>
  db
    .select()
    .from(codes)
    .where(
      and(
        or(
          eq(codes.mailboxDigest, mailboxDigest),
          shownDigest === null ? undefined : eq(codes.askerDigest, shownDigest),
        ),
        gt(codes.sentAt, new Date(now.getTime() - sendsKeptMs)),
        lte(codes.sentAt, latestAt(now)),
      ),
    )
    .orderBy(desc(codes.sentAt))

/**
 * Records a new code unless a cooldown, lock or cap forbids it; serialised per mailbox. The browser always gets a new
 * mark, and its earlier requests move to it, so a planted mark opens nothing.
 */
export function claimSending(
  db: Database,
  asking: Asking,
  code: NewCode,
  now: Date,
): Promise<Refusal | 'work-first' | { id: string }> {
  const { shownDigest, work: _work, ...kept } = asking
  return db.transaction(async transaction => {
    await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${asking.mailboxDigest}, 0))`)
    const sent = await readSent(transaction, asking, now)
    const refusal = refusalOf(sent, asking, now)
    if (refusal !== null) return refusal
    if (needsWork(sent, asking)) return 'work-first'
    if (shownDigest !== null)
      await transaction
        .update(codes)
        .set({ askerDigest: code.askerDigest })
        .where(eq(codes.askerDigest, shownDigest))
    const surplus = asking.isKnownDevice ? [] : surplusCodes(sent, { ...asking, ...code }, now)
    if (surplus.length > 0)
      await transaction.update(codes).set({ expiresAt: now }).where(inArray(codes.id, surplus))
    const [claimed] = await transaction
      .insert(codes)
      .values({
        ...kept,
        ...code,
        attempts: 0,
        sentAt: now,
        expiresAt: new Date(now.getTime() + otp.lifeMs),
      })
      .returning({ id: codes.id })
    if (!claimed) throw new Error('a code was not kept')
    return claimed
  })
}

/** Deletes a code whose email failed, so that it neither counts nor delays another request. */
export const takeSendingBack = (db: Database, id: string) => db.delete(codes).where(eq(codes.id, id))
