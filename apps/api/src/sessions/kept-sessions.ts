import { randomUUID } from 'node:crypto'
import type { SignInWay } from '@lithe/contracts/api'
import { and, eq, getTableColumns, gt, or } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { people } from '../db/schema/people.ts'
import { type SignInSession, signInSessions } from '../db/schema/sign-in.ts'
import type { SessionProof } from '../ports/caller.ts'
import {
  newSessionToken,
  sessionEnd,
  type TokenStanding,
  tokenDigest,
  tokenStanding,
} from './session-token.ts'

type ShownSession = { session: SignInSession; standing: TokenStanding; proof: SessionProof }

/** Either token of a session names it. */
const holdsToken = (digest: string) =>
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

export const endSession = (db: Database, token: string) =>
  db.delete(signInSessions).where(holdsToken(tokenDigest(token)))

type NewSession = {
  accountId: string
  /** Digests of the identifiers that were proven. */
  names: string[]
  way: SignInWay
  device: string
  provenAt: Date
  /** The token this device came with; it ends, of whichever account it was. */
  oldToken: string | null
}

/** Gives a device a new token. */
export async function openSession(db: Database, { oldToken, ...proven }: NewSession, now: Date) {
  if (oldToken !== null) await endSession(db, oldToken)
  const token = newSessionToken()
  const expiresAt = sessionEnd(now, now)
  const id = randomUUID()
  await db.insert(signInSessions).values({
    ...proven,
    id,
    tokenDigest: tokenDigest(token),
    tokenMadeAt: now,
    createdAt: now,
    expiresAt,
  })
  return { sessionId: id, token, expiresAt }
}
