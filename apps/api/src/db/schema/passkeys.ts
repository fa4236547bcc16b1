import { bigint, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { people } from './people.ts'

/** A key that an authenticator keeps and that signs in to an account. Here is only what checks its signatures. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** As the authenticator numbers it, base64url. */
    credentialId: text('credential_id').notNull().unique(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    /** COSE, base64url. */
    publicKey: text('public_key').notNull(),
    /** As last told; authenticators that share a key between devices always tell 0. */
    signatures: bigint('signatures', { mode: 'number' }).notNull(),
    /** Digests of the identifiers that were proven where it was made. */
    names: text('names').array().notNull(),
    /** Whom it signs in, under a secret that the authenticator alone keeps: the database does not know the address. */
    sealedIdentifier: text('sealed_identifier').notNull(),
    name: text('name').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    lastUsedAt: timestamp('last_used_at', { withTimezone: true }),
  },
  table => [index('passkeys_account_id').on(table.accountId)],
)
export type StoredPasskey = typeof passkeys.$inferSelect
