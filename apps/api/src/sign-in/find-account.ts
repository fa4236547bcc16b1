import { and, eq, gt } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { people } from '../db/schema/people.ts'
import { signInSessions } from '../db/schema/sign-in-sessions.ts'
import { tokenDigest } from './session-token.ts'

/** The account a session token was given to, by its identifier's digest; null for no token, an old or unknown one. */
export async function findAccount(db: Database, token: string | null, now: Date): Promise<string | null> {
  if (token === null) return null
  const [found] = await db
    .select({ account: people.identifierDigest })
    .from(signInSessions)
    .innerJoin(people, eq(people.id, signInSessions.accountId))
    .where(and(eq(signInSessions.tokenDigest, tokenDigest(token)), gt(signInSessions.expiresAt, now)))
  return found?.account ?? null
}
