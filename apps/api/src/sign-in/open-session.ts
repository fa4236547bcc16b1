import { eq } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { signInSessions } from '../db/schema/sign-in-sessions.ts'
import { newSessionToken, sessionLifeMs, tokenDigest } from './session-token.ts'

export const endSession = (db: Database, token: string) =>
  db.delete(signInSessions).where(eq(signInSessions.tokenDigest, tokenDigest(token)))

/** Gives a device a new token; the one it came with ends, whoever's it was. */
export async function openSession(db: Database, accountId: string, oldToken: string | null, now: Date) {
  if (oldToken !== null) await endSession(db, oldToken)
  const token = newSessionToken()
  const expiresAt = new Date(now.getTime() + sessionLifeMs)
  await db
    .insert(signInSessions)
    .values({ tokenDigest: tokenDigest(token), accountId, createdAt: now, expiresAt })
  return { token, expiresAt }
}
