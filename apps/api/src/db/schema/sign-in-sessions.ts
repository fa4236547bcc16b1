import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { people } from './people.ts'

/** A device that proved an account. Its cookie holds the token; here is only the token's digest. */
export const signInSessions = pgTable(
  'sign_in_sessions',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    tokenDigest: text('token_digest').notNull().unique(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  table => [
    index('sign_in_sessions_account_id').on(table.accountId),
    index('sign_in_sessions_expires_at').on(table.expiresAt),
  ],
)
