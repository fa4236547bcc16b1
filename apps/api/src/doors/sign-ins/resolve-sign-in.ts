import { and, eq, isNull, lte, or } from 'drizzle-orm'
import type { Database } from '../../ground/db/database.ts'
import { type SignInSession, signInSessions } from '../../ground/db/schema/sign-in.ts'
import type { SignInProof } from '../../ground/ports/caller.ts'
import type { Pepper } from '../../ground/secrets/pepper.ts'
import type { SignInCarrier } from '../http/host-cookie.ts'
import { findShownSignIn } from './kept-sign-ins.ts'
import { overlapMs, signInEnd, tokenAfter, tokenDigest, tokenLifeMs } from './sign-in-token.ts'

type Rotated = Pick<SignInSession, 'id' | 'createdAt' | 'tokenDigest' | 'tokenMadeAt'>

/**
 * Replaces the presented token, or reissues its successor to a device that never used it. Concurrent calls
 * get the same token; `late` if it was used meanwhile or the session ended.
 */
async function rotateToken(
  db: Database,
  pepper: Pepper,
  signIn: Rotated,
  shown: string,
  now: Date,
): Promise<{ token: string; expiresAt: Date } | 'late'> {
  const { id, createdAt } = signIn
  const token = tokenAfter(pepper.sessions, shown)
  const shownDigest = tokenDigest(shown)
  const expiresAt = signInEnd(createdAt, now)
  const isOld = and(
    eq(signInSessions.tokenDigest, shownDigest),
    lte(signInSessions.tokenMadeAt, new Date(now.getTime() - tokenLifeMs)),
  )
  const nextIsUnseen = and(
    eq(signInSessions.earlierTokenDigest, shownDigest),
    isNull(signInSessions.tokenSeenAt),
    eq(signInSessions.tokenDigest, signIn.tokenDigest),
  )
  const rotated = await db
    .update(signInSessions)
    .set({
      tokenDigest: tokenDigest(token),
      earlierTokenDigest: shownDigest,
      tokenMadeAt: now,
      tokenSeenAt: null,
      expiresAt,
    })
    .where(and(eq(signInSessions.id, id), or(isOld, nextIsUnseen)))
    .returning({ id: signInSessions.id })
  return rotated.length > 0 ? { token, expiresAt } : 'late'
}

type SignInUse = {
  db: Database
  pepper: Pepper
  now: Date
  carrier: SignInCarrier
  /** Called once per session that ends because a token was copied. */
  reportCopied: () => void
}

/** Records that the device has its newest token. */
const markSeen = (db: Database, digest: string, now: Date) =>
  db
    .update(signInSessions)
    .set({ tokenSeenAt: now })
    .where(and(eq(signInSessions.tokenDigest, digest), isNull(signInSessions.tokenSeenAt)))

/** A reused token means one holder is a thief: the session ends for both. */
async function endCopied(db: Database, digest: string, now: Date): Promise<boolean> {
  const ended = await db
    .delete(signInSessions)
    .where(
      and(
        eq(signInSessions.earlierTokenDigest, digest),
        lte(signInSessions.tokenSeenAt, new Date(now.getTime() - overlapMs)),
      ),
    )
    .returning({ id: signInSessions.id })
  return ended.length > 0
}

/** Resolves the session of a call; the reply rotates a day-old token. */
export async function resolveSignIn(use: SignInUse): Promise<SignInProof | null> {
  const { db, pepper, now, carrier } = use
  const { token } = carrier
  if (token === null) return null
  const shown = await findShownSignIn(db, token, now)
  if (shown === null) return null
  const { signIn, standing, proof } = shown
  if (standing === 'good') return proof
  if (standing === 'new') {
    await markSeen(db, tokenDigest(token), now)
    return proof
  }
  if (standing === 'copied') {
    if (await endCopied(db, tokenDigest(token), now)) use.reportCopied()
    return null
  }
  const rotated = await rotateToken(db, pepper, signIn, token, now)
  // A concurrent call was faster, or the session just ended: read again.
  if (rotated === 'late') return resolveSignIn(use)
  carrier.keep(rotated.token, rotated.expiresAt)
  return proof
}
