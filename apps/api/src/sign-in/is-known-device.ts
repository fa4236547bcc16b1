import { and, eq, gt, inArray } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { knownDevices } from '../db/schema/known-devices.ts'
import { people } from '../db/schema/people.ts'
import { tokenDigest } from '../sessions/session-token.ts'

type Shown = {
  token: string | null
  /** Digests under which the account may stand. */
  names: string[]
}

/** Whether an account has signed in in this browser before. */
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
