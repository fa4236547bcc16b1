import type {
  Device,
  listDevices as listDevicesEndpoint,
  signOutDevice as signOutDeviceEndpoint,
  signOutOthers as signOutOthersEndpoint,
} from '@lithe/contracts/api'
import { type AnyColumn, and, desc, eq, gt, inArray, isNull, ne, or } from 'drizzle-orm'
import type { Database } from '../../ground/db/database.ts'
import { people } from '../../ground/db/schema/people.ts'
import { knownDevices, signInSessions } from '../../ground/db/schema/sign-in.ts'
import { done } from '../../ground/ports/outcome.ts'
import type { VerbFor } from '../../ground/ports/verb.ts'
import type { Words } from '../../ground/ports/words.ts'
import { nameDevice } from '../../sign-in/device-name.ts'

type Asked = {
  /** The account's digest; a guest's matches no device. */
  account: string
  signInId: string | null
  /** Messages for naming the devices. */
  words: Words
}

/** Lists the devices of an account, newest sign-in first. */
export async function findDevices(
  db: Database,
  { account, signInId, words }: Asked,
  now: Date,
): Promise<Device[]> {
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
    name: nameDevice(words, one.device),
    signedInAt: one.createdAt.toISOString(),
    seenAt: (one.tokenSeenAt ?? one.tokenMadeAt).toISOString(),
    isThisOne: one.id === signInId,
  }))
}

/** Selects rows of one account by its digest. */
const isOf = (db: Database, account: string, accountId: AnyColumn) =>
  inArray(accountId, db.select({ id: people.id }).from(people).where(eq(people.identifierDigest, account)))

/** Lists devices of the caller's account; for a profile, its keeper's. */
export const listDevices: VerbFor<typeof listDevicesEndpoint> = async ({
  db,
  caller,
  identity,
  now,
  words,
}) => {
  const asked = { account: identity.keeper, signInId: caller.signIn?.signInId ?? null, words }
  return done({ devices: await findDevices(db, asked, now) })
}

/** Ends one session of the caller's account and forgets its device; does not reveal whether the id existed. */
export const signOutDevice: VerbFor<typeof signOutDeviceEndpoint, { deviceId: string }> = async (
  ctx,
  { deviceId },
) => {
  const { db, caller } = ctx
  const { keeper } = ctx.identity
  const ended = await db.transaction(async transaction => {
    await transaction
      .delete(knownDevices)
      .where(and(eq(knownDevices.sessionId, deviceId), isOf(transaction, keeper, knownDevices.accountId)))
    return transaction
      .delete(signInSessions)
      .where(and(eq(signInSessions.id, deviceId), isOf(transaction, keeper, signInSessions.accountId)))
      .returning({ id: signInSessions.id })
  })
  if (ended.some(({ id }) => id === caller.signIn?.signInId)) ctx.dropSignIn()
  return done({})
}

/** Ends every other session of the caller's account, and forgets signed-out devices too. */
export const signOutOthers: VerbFor<typeof signOutOthersEndpoint> = async ({ db, caller, identity }) => {
  const { keeper } = identity
  const own = caller.signIn?.signInId ?? null
  await db.transaction(async transaction => {
    const { sessionId, accountId } = knownDevices
    const isOtherDevice = own === null ? undefined : or(isNull(sessionId), ne(sessionId, own))
    await transaction.delete(knownDevices).where(and(isOf(transaction, keeper, accountId), isOtherDevice))
    const isOther = own === null ? undefined : ne(signInSessions.id, own)
    await transaction
      .delete(signInSessions)
      .where(and(isOf(transaction, keeper, signInSessions.accountId), isOther))
  })
  return done({})
}
