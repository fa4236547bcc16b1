import { and, eq, getTableColumns, gt, or } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { people } from '../db/schema/people.ts'
import { type SignInSession, signInSessions } from '../db/schema/sign-in-sessions.ts'
import type { SessionProof } from '../ports/verb.ts'
import { tokenDigest } from './session-token.ts'
import { type TokenStanding, tokenStanding } from './token-standing.ts'

export type ShownSession = { session: SignInSession; standing: TokenStanding; proof: SessionProof }

/** Either token of a session names it. */
export const holdsToken = (digest: string) =>
  or(eq(signInSessions.tokenDigest, digest), eq(signInSessions.earlierTokenDigest, digest))

/** The session that a token belongs to, and what the token is to it. */
export async function findShownSession(db: Database, token: string, now: Date): Promise<ShownSession | null> {
  const digest = tokenDigest(token)
  const [found] = await db
    .select({ session: getTableColumns(signInSessions), account: people.identifierDigest })
    .from(signInSessions)
    .innerJoin(people, eq(people.id, signInSessions.accountId))
    .where(and(holdsToken(digest), gt(signInSessions.expiresAt, now)))
  if (!found) return null
  const { session, account } = found
  return {
    session,
    standing: tokenStanding(session, digest, now),
    proof: { sessionId: session.id, account, names: session.names, provenAt: session.provenAt },
  }
}

/** What a session token proves; null for no token, one that ended, is unknown or was copied. */
export async function findSession(
  db: Database,
  token: string | null,
  now: Date,
): Promise<SessionProof | null> {
  if (token === null) return null
  const shown = await findShownSession(db, token, now)
  return shown === null || shown.standing === 'copied' ? null : shown.proof
}
