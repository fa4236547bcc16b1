import { and, eq, isNull, lte, or } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { type SignInSession, signInSessions } from '../db/schema/sign-in-sessions.ts'
import { type Pepper, secretsOf } from '../secrets/pepper.ts'
import { overlapMs, sessionEnd, tokenAfter, tokenDigest, tokenLifeMs } from './session-token.ts'

type Rotated = Pick<SignInSession, 'id' | 'createdAt' | 'tokenDigest' | 'tokenMadeAt'>

/**
 * The token after the one shown; null where a server with a pepper that this one does not know has just told another,
 * as happens while servers restart after a rotation: a second one would make the first worthless on its way.
 */
function nextToken(pepper: Pepper, session: Rotated, shown: string, now: Date): string | null {
  const made = secretsOf(pepper).map(secret => tokenAfter(secret, shown))
  const told = made.find(token => tokenDigest(token) === session.tokenDigest)
  if (told !== undefined) return told
  const isToldElsewhere =
    tokenDigest(shown) !== session.tokenDigest && now.getTime() - session.tokenMadeAt.getTime() < overlapMs
  return isToldElsewhere ? null : tokenAfter(pepper.newest, shown)
}

/**
 * Puts the next token in the place of the one shown, or tells it again to a device that never showed it. A call
 * of the same moment is told the same; `late` where the next one has been shown meanwhile, or the session has ended.
 */
export async function rotateToken(
  db: Database,
  pepper: Pepper,
  session: Rotated,
  shown: string,
  now: Date,
): Promise<{ token: string; expiresAt: Date } | 'late' | 'told-elsewhere'> {
  const { id, createdAt } = session
  const token = nextToken(pepper, session, shown, now)
  if (token === null) return 'told-elsewhere'
  const shownDigest = tokenDigest(shown)
  const expiresAt = sessionEnd(createdAt, now)
  const isOld = and(
    eq(signInSessions.tokenDigest, shownDigest),
    lte(signInSessions.tokenMadeAt, new Date(now.getTime() - tokenLifeMs)),
  )
  const nextIsUnseen = and(
    eq(signInSessions.earlierTokenDigest, shownDigest),
    isNull(signInSessions.tokenSeenAt),
    eq(signInSessions.tokenDigest, session.tokenDigest),
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
