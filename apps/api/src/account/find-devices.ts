import type { Device } from '@lithe/contracts/api'
import { and, desc, eq, gt } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { people } from '../db/schema/people.ts'
import { signInSessions } from '../db/schema/sign-in-sessions.ts'

type Asked = {
  /** The account's digest; a guest's leads to no device. */
  account: string
  /** The session that asks. */
  sessionId: string | null
}

/** Where an account is signed in, the newest sign-in first. */
export async function findDevices(db: Database, { account, sessionId }: Asked, now: Date): Promise<Device[]> {
  const { id, way, device, createdAt, tokenMadeAt, tokenSeenAt } = signInSessions
  const found = await db
    .select({ id, way, device, createdAt, tokenMadeAt, tokenSeenAt })
    .from(signInSessions)
    .innerJoin(people, eq(people.id, signInSessions.accountId))
    .where(and(eq(people.identifierDigest, account), gt(signInSessions.expiresAt, now)))
    .orderBy(desc(createdAt), id)
  return found.map(one => ({
    deviceId: one.id,
    way: one.way,
    name: one.device,
    signedInAt: one.createdAt.toISOString(),
    seenAt: (one.tokenSeenAt ?? one.tokenMadeAt).toISOString(),
    isThisOne: one.id === sessionId,
  }))
}
