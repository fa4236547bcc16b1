import { signInWays } from '@lithe/contracts/api'
import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { people } from './people.ts'

/** A device that proved an account. Its cookie holds the token; here are only digests of tokens. */
export const signInSessions = pgTable(
  'sign_in_sessions',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    tokenDigest: text('token_digest').notNull().unique(),
    /** The token before the last change, which a device may still hold if the change never reached it. */
    earlierTokenDigest: text('earlier_token_digest').unique(),
    tokenMadeAt: timestamp('token_made_at', { withTimezone: true }).notNull(),
    /** When the newest token first came back; null until then. */
    tokenSeenAt: timestamp('token_seen_at', { withTimezone: true }),
    accountId: uuid('account_id')
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    /** Digests of the identifiers this sign-in proved: an address, or a messenger's name and number. */
    names: text('names').array().notNull(),
    way: text('way', { enum: signInWays }).notNull(),
    /** Browser and system in a few words, for the list of devices. */
    device: text('device').notNull(),
    /** When the account was last proven here; a link carries the moment along, so that opening one proves nothing anew. */
    provenAt: timestamp('proven_at', { withTimezone: true }).notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  table => [
    index('sign_in_sessions_account_id').on(table.accountId),
    index('sign_in_sessions_expires_at').on(table.expiresAt),
    check('sign_in_sessions_way', sql`${table.way} in ('email-code', 'google', 'telegram', 'passkey')`),
  ],
)
export type SignInSession = typeof signInSessions.$inferSelect
