import type { Export } from '@lithe/contracts/api'
import { asc, eq } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { accountProofs } from '../db/schema/account-proofs.ts'
import { knownDevices } from '../db/schema/known-devices.ts'
import type { Person } from '../db/schema/people.ts'
import { signInSessions } from '../db/schema/sign-in-sessions.ts'
import { findDevices } from '../devices/find-devices.ts'

type SignIns = Pick<Export, 'signInProofs' | 'devices' | 'knownDevices'>

async function readDevices(db: Database, account: Person, sessionId: string | null, now: Date) {
  const devices = await findDevices(db, { account: account.identifierDigest, sessionId }, now)
  const ends = await db
    .select({ id: signInSessions.id, expiresAt: signInSessions.expiresAt })
    .from(signInSessions)
    .where(eq(signInSessions.accountId, account.id))
  const endOf = new Map(ends.map(({ id, expiresAt }) => [id, expiresAt]))
  return devices.map(device => ({
    ...device,
    signedInUntil: (endOf.get(device.deviceId) ?? now).toISOString(),
  }))
}

/** Where an account is signed in or has been, and whose word opens it. */
export async function readSignIns(
  db: Database,
  account: Person,
  sessionId: string | null,
  now: Date,
): Promise<SignIns> {
  const proofs = await db
    .select({ issuer: accountProofs.issuer, addedAt: accountProofs.addedAt })
    .from(accountProofs)
    .where(eq(accountProofs.accountId, account.id))
    .orderBy(asc(accountProofs.addedAt), asc(accountProofs.issuer))
  const { createdAt, expiresAt } = knownDevices
  const known = await db
    .select({ createdAt, expiresAt })
    .from(knownDevices)
    .where(eq(knownDevices.accountId, account.id))
    .orderBy(asc(createdAt))
  return {
    signInProofs: proofs.map(({ issuer, addedAt }) => ({ issuer, addedAt: addedAt.toISOString() })),
    knownDevices: known.map(one => ({
      knownSince: one.createdAt.toISOString(),
      knownUntil: one.expiresAt.toISOString(),
    })),
    devices: await readDevices(db, account, sessionId, now),
  }
}
