import { and, eq, isNull, lte, or } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { type SignInSession, signInSessions } from '../db/schema/sign-in-sessions.ts'
import { type Pepper, secretsOf } from './pepper.ts'
import { sessionEnd, tokenAfter, tokenDigest, tokenLifeMs } from './session-token.ts'

/**
 * Puts the next token in the place of the one shown, or tells it again to a device that never showed it. Whoever does
 * so at the same time is told the same; null where the next one has been shown meanwhile, or the session has ended.
 */
export async function rotateToken(
  db: Database,
  pepper: Pepper,
  { id, createdAt, tokenDigest: newestDigest }: Pick<SignInSession, 'id' | 'createdAt' | 'tokenDigest'>,
  shown: string,
  now: Date,
) {
  const shownDigest = tokenDigest(shown)
  // Told already by a server with the secret before: two that disagreed would leave the device with a dead token.
  const told = secretsOf(pepper).map(secret => tokenAfter(secret, shown))
  const token = told.find(next => tokenDigest(next) === newestDigest) ?? tokenAfter(pepper.newest, shown)
  const expiresAt = sessionEnd(createdAt, now)
  const isOld = and(
    eq(signInSessions.tokenDigest, shownDigest),
    lte(signInSessions.tokenMadeAt, new Date(now.getTime() - tokenLifeMs)),
  )
  const nextIsUnseen = and(
    eq(signInSessions.earlierTokenDigest, shownDigest),
    isNull(signInSessions.tokenSeenAt),
    eq(signInSessions.tokenDigest, newestDigest),
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
  return rotated.length > 0 ? { token, expiresAt } : null
}
