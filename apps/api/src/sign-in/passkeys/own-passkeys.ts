import type {
  listPasskeys as listPasskeysEndpoint,
  Passkey,
  removePasskey as removePasskeyEndpoint,
  renamePasskey as renamePasskeyEndpoint,
} from '@lithe/contracts/api'
import { and, desc, eq, inArray } from 'drizzle-orm'
import type { Database } from '../../ground/db/database.ts'
import { erasedName, recordErasures } from '../../ground/db/erasures.ts'
import { people } from '../../ground/db/schema/people.ts'
import { passkeys, type StoredPasskey } from '../../ground/db/schema/sign-in.ts'
import { done } from '../../ground/ports/outcome.ts'
import type { VerbFor } from '../../ground/ports/verb.ts'
import type { Words } from '../../ground/ports/words.ts'
import { nameDevice } from '../device-name.ts'

/** Selects the passkeys of one account by its digest; guests have none. */
const passkeysOf = (db: Database, account: string) =>
  inArray(
    passkeys.accountId,
    db.select({ id: people.id }).from(people).where(eq(people.identifierDigest, account)),
  )

/** Returns what the owner sees of a key, and nothing used for verification. */
export const toPasskey =
  (words: Words) =>
  ({ id, name, createdAt, lastUsedAt }: StoredPasskey): Passkey => ({
    passkeyId: id,
    name: nameDevice(words, name),
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  })

/** Reads an account's keys, newest first. */
export const readPasskeys = (db: Database, account: string): Promise<StoredPasskey[]> =>
  db.select().from(passkeys).where(passkeysOf(db, account)).orderBy(desc(passkeys.createdAt), passkeys.id)

/** Lists the keys of the caller's account; for a profile, its keeper's. */
export const listPasskeys: VerbFor<typeof listPasskeysEndpoint> = async ({ db, identity, words }) => {
  const stored = await readPasskeys(db, identity.keeper)
  return done({ passkeys: stored.map(toPasskey(words)) })
}

/** Removes a key of the caller's account; does not reveal whether the id existed. */
export const removePasskey: VerbFor<typeof removePasskeyEndpoint, { passkeyId: string }> = async (
  ctx,
  { passkeyId },
) => {
  const { db, identity } = ctx
  const isIt = and(eq(passkeys.id, passkeyId), passkeysOf(db, identity.keeper))
  const removed = await db.transaction(async transaction => {
    const gone = await transaction.delete(passkeys).where(isIt).returning({ id: passkeys.id })
    await recordErasures(
      transaction,
      gone.map(({ id }) => erasedName(id)),
      ctx.now,
    )
    return gone
  })
  if (removed.length === 0) return done({})
  await ctx.listErasures()
  ctx.count('passkey-removed')
  return done({})
}

/** Renames a key of the caller's account; does not reveal whether the id existed. */
export const renamePasskey: VerbFor<typeof renamePasskeyEndpoint, { passkeyId: string }> = async (
  { db, identity },
  { passkeyId, name },
) => {
  const isIt = and(eq(passkeys.id, passkeyId), passkeysOf(db, identity.keeper))
  await db.update(passkeys).set({ name }).where(isIt)
  return done({})
}
