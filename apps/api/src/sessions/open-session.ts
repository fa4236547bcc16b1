import { randomUUID } from 'node:crypto'
import type { SignInWay } from '@lithe/contracts/api'
import type { Database } from '../db/database.ts'
import { signInSessions } from '../db/schema/sign-in-sessions.ts'
import { holdsToken } from './find-session.ts'
import { newSessionToken, sessionEnd, tokenDigest } from './session-token.ts'

export const endSession = (db: Database, token: string) =>
  db.delete(signInSessions).where(holdsToken(tokenDigest(token)))

export type NewSession = {
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
