import { and, eq, isNull, lte } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { signInSessions } from '../db/schema/sign-in-sessions.ts'
import type { SessionCarrier } from '../http/session-cookie.ts'
import type { SessionProof } from '../ports/verb.ts'
import type { Pepper } from '../secrets/pepper.ts'
import { findShownSession } from './find-session.ts'
import { rotateToken } from './rotate-token.ts'
import { overlapMs, tokenDigest } from './session-token.ts'

type SessionUse = {
  db: Database
  pepper: Pepper
  now: Date
  session: SessionCarrier
  /** Told once for each session that ended because a token of it was copied. */
  tellCopied: () => void
}

/** Remembers that a device has its newest token. */
const markSeen = (db: Database, digest: string, now: Date) =>
  db
    .update(signInSessions)
    .set({ tokenSeenAt: now })
    .where(and(eq(signInSessions.tokenDigest, digest), isNull(signInSessions.tokenSeenAt)))

/** One of the two that hold the session is a thief: neither keeps it. */
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

/** What the session that came along proves. Its token is exchanged when it is a day old; the reply carries the next. */
export async function useSession(use: SessionUse): Promise<SessionProof | null> {
  const { db, pepper, now, session: carrier } = use
  const { token } = carrier
  if (token === null) return null
  const shown = await findShownSession(db, token, now)
  if (shown === null) return null
  const { session, standing, proof } = shown
  if (standing === 'good') return proof
  if (standing === 'new') {
    await markSeen(db, tokenDigest(token), now)
    return proof
  }
  if (standing === 'copied') {
    if (await endCopied(db, tokenDigest(token), now)) use.tellCopied()
    return null
  }
  const rotated = await rotateToken(db, pepper, session, token, now)
  // Another call of the same device was quicker, or the session has just ended: what holds now is read once more.
  if (rotated === 'late') return useSession(use)
  if (rotated === 'told-elsewhere') return proof
  carrier.keep(rotated.token, rotated.expiresAt)
  return proof
}
