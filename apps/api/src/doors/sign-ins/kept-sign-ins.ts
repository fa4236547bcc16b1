import { randomUUID } from 'node:crypto'
import type { SignInWay } from '@lithe/contracts/api'
import { and, eq, getTableColumns, gt, or } from 'drizzle-orm'
import type { Database } from '../../ground/db/database.ts'
import { people } from '../../ground/db/schema/people.ts'
import { type SignInSession, signInSessions } from '../../ground/db/schema/sign-in.ts'
import type { SignInProof } from '../../ground/ports/caller.ts'
import { newToken, signInEnd, type TokenStanding, tokenDigest, tokenStanding } from './sign-in-token.ts'

type ShownSignIn = { signIn: SignInSession; standing: TokenStanding; proof: SignInProof }

/** Matches a session by its current or previous token. */
const holdsToken = (digest: string) =>
  or(eq(signInSessions.tokenDigest, digest), eq(signInSessions.earlierTokenDigest, digest))

/** Finds the session of a token, and which of its tokens this is. */
export async function findShownSignIn(db: Database, token: string, now: Date): Promise<ShownSignIn | null> {
  const digest = tokenDigest(token)
  const [found] = await db
    .select({ signIn: getTableColumns(signInSessions), account: people.identifierDigest })
    .from(signInSessions)
    .innerJoin(people, eq(people.id, signInSessions.accountId))
    .where(and(holdsToken(digest), gt(signInSessions.expiresAt, now)))
  if (!found) return null
  const { signIn, account } = found
  return {
    signIn,
    standing: tokenStanding(signIn, digest, now),
    proof: { signInId: signIn.id, account, names: signIn.names, provenAt: signIn.provenAt },
  }
}

/** Returns what a session token proves; null if missing, expired, unknown or copied. */
export async function findSignIn(db: Database, token: string | null, now: Date): Promise<SignInProof | null> {
  if (token === null) return null
  const shown = await findShownSignIn(db, token, now)
  return shown === null || shown.standing === 'copied' ? null : shown.proof
}

export const endSignIn = (db: Database, token: string) =>
  db.delete(signInSessions).where(holdsToken(tokenDigest(token)))

type NewSignIn = {
  accountId: string
  /** Digests of the proven identifiers. */
  names: string[]
  way: SignInWay
  device: string
  provenAt: Date
  /** The token this device presented; its session ends, whichever account it belonged to. */
  oldToken: string | null
}

export async function openSignIn(db: Database, { oldToken, ...proven }: NewSignIn, now: Date) {
  if (oldToken !== null) await endSignIn(db, oldToken)
  const token = newToken()
  const expiresAt = signInEnd(now, now)
  const id = randomUUID()
  await db.insert(signInSessions).values({
    ...proven,
    id,
    tokenDigest: tokenDigest(token),
    tokenMadeAt: now,
    createdAt: now,
    expiresAt,
  })
  return { signInId: id, token, expiresAt }
}
