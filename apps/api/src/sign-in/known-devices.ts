import { and, eq, gt, inArray } from 'drizzle-orm'
import { newToken, tokenDigest } from '../doors/sign-ins/sign-in-token.ts'
import type { Database } from '../ground/db/database.ts'
import { people } from '../ground/db/schema/people.ts'
import { knownDevices } from '../ground/db/schema/sign-in.ts'

export const deviceCookie = 'lithe_device'

/** The maximum session lifetime, which is within browsers' cookie limit. */
export const deviceLifeMs = 365 * 24 * 60 * 60_000

/** Makes a browser unknown to every account that signed in there. */
export const forgetDevice = (db: Database, token: string) =>
  db.delete(knownDevices).where(eq(knownDevices.tokenDigest, tokenDigest(token)))

type Shown = {
  token: string | null
  /** Name digests of the account. */
  names: string[]
}

/** Whether an account has signed in from this browser before. */
export async function isKnownDevice(db: Database, { token, names }: Shown, now: Date): Promise<boolean> {
  if (token === null) return false
  const found = await db
    .select({ accountId: knownDevices.accountId })
    .from(knownDevices)
    .innerJoin(people, eq(people.id, knownDevices.accountId))
    .where(
      and(
        eq(knownDevices.tokenDigest, tokenDigest(token)),
        inArray(people.identifierDigest, names),
        gt(knownDevices.expiresAt, now),
      ),
    )
    .limit(1)
  return found.length > 0
}

type Arrival = {
  /** The presented token, of any account. */
  shown: string | null
  accountId: string
  signInId: string
}

/**
 * Remembers that an account signed in from this browser. The token is always new, so a planted token proves
 * nothing; the browser's other accounts move to it.
 */
export async function knowDevice(db: Database, { shown, accountId, signInId }: Arrival, now: Date) {
  const token = newToken()
  const fresh = tokenDigest(token)
  const expiresAt = new Date(now.getTime() + deviceLifeMs)
  if (shown !== null)
    await db
      .update(knownDevices)
      .set({ tokenDigest: fresh })
      .where(eq(knownDevices.tokenDigest, tokenDigest(shown)))
  await db
    .insert(knownDevices)
    .values({ tokenDigest: fresh, accountId, sessionId: signInId, createdAt: now, expiresAt })
    .onConflictDoUpdate({
      target: [knownDevices.tokenDigest, knownDevices.accountId],
      set: { sessionId: signInId, expiresAt },
    })
  return { token, expiresAt }
}
