import { eq } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { knownDevices } from '../db/schema/known-devices.ts'
import { newSessionToken, tokenDigest } from '../sessions/session-token.ts'
import { deviceLifeMs } from './device-token.ts'

type Arrival = {
  /** The token that the browser came with, of whichever account. */
  shown: string | null
  accountId: string
  sessionId: string
}

/**
 * Remembers that an account signed in in this browser. The token is always a new one of ours, so that a planted one
 * proves nothing; the other accounts of the browser move along to it.
 */
export async function knowDevice(db: Database, { shown, accountId, sessionId }: Arrival, now: Date) {
  const token = newSessionToken()
  const fresh = tokenDigest(token)
  const expiresAt = new Date(now.getTime() + deviceLifeMs)
  if (shown !== null)
    await db
      .update(knownDevices)
      .set({ tokenDigest: fresh })
      .where(eq(knownDevices.tokenDigest, tokenDigest(shown)))
  await db
    .insert(knownDevices)
    .values({ tokenDigest: fresh, accountId, sessionId, createdAt: now, expiresAt })
    .onConflictDoUpdate({
      target: [knownDevices.tokenDigest, knownDevices.accountId],
      set: { sessionId, expiresAt },
    })
  return { token, expiresAt }
}
