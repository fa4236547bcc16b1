import { index, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { people } from './people.ts'
import { signInSessions } from './sign-in-sessions.ts'

/** A browser in which an account has signed in before. Its cookie holds the token; here is only a digest of it. */
export const knownDevices = pgTable(
  'known_devices',
  {
    tokenDigest: text('token_digest').notNull(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    /** The newest session it opened; null once that has ended: a device that signed out is still known. */
    sessionId: uuid('session_id').references(() => signInSessions.id, { onDelete: 'set null' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  table => [
    primaryKey({ columns: [table.tokenDigest, table.accountId] }),
    index('known_devices_account_id').on(table.accountId),
    index('known_devices_session_id').on(table.sessionId),
    index('known_devices_expires_at').on(table.expiresAt),
  ],
)
