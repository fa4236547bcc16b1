import type { Export } from '@lithe/contracts/api'
import { asc, eq } from 'drizzle-orm'
import type { Database } from '../ground/db/database.ts'
import type { Person } from '../ground/db/schema/people.ts'
import { accountProofs, knownDevices, signInSessions } from '../ground/db/schema/sign-in.ts'
import type { Words } from '../ground/ports/words.ts'
import { readPasskeys, toPasskey } from '../sign-in/passkeys/own-passkeys.ts'
import { findDevices } from './account/devices.ts'

type SignIns = Pick<Export, 'signInProofs' | 'passkeys' | 'devices' | 'knownDevices'>

type Asked = { signInId: string | null; now: Date; words: Words }

async function readDevices(db: Database, account: Person, { signInId, now, words }: Asked) {
  const devices = await findDevices(db, { account: account.identifierDigest, signInId, words }, now)
  const ends = await db
    .select({
      id: signInSessions.id,
      expiresAt: signInSessions.expiresAt,
      provenAt: signInSessions.provenAt,
    })
    .from(signInSessions)
    .where(eq(signInSessions.accountId, account.id))
  const sessionOf = new Map(ends.map(session => [session.id, session]))
  return devices.map(device => ({
    ...device,
    provenAt: (sessionOf.get(device.deviceId)?.provenAt ?? now).toISOString(),
    signedInUntil: (sessionOf.get(device.deviceId)?.expiresAt ?? now).toISOString(),
  }))
}

/** Reads an account's present and past devices, and the issuers that open it. */
export async function readSignIns(db: Database, account: Person, asked: Asked): Promise<SignIns> {
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
    passkeys: (await readPasskeys(db, account.identifierDigest)).map(toPasskey(asked.words)),
    devices: await readDevices(db, account, asked),
  }
}
