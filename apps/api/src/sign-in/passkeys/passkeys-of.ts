import type { Passkey } from '@lithe/contracts/api'
import { desc, eq, inArray } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { passkeys, type StoredPasskey } from '../../db/schema/passkeys.ts'
import { people } from '../../db/schema/people.ts'

/** Narrows a statement to the passkeys of one account, named by its digest; a guest has none. */
export const passkeysOf = (db: Database, account: string) =>
  inArray(
    passkeys.accountId,
    db.select({ id: people.id }).from(people).where(eq(people.identifierDigest, account)),
  )

/** What its owner is told of a key; nothing of what checks its signatures. */
export const toPasskey = ({ id, name, createdAt, lastUsedAt }: StoredPasskey): Passkey => ({
  passkeyId: id,
  name,
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
})

/** An account's keys, the newest first. */
export const readPasskeys = (db: Database, account: string): Promise<StoredPasskey[]> =>
  db.select().from(passkeys).where(passkeysOf(db, account)).orderBy(desc(passkeys.createdAt), passkeys.id)
