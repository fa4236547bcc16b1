import { index, pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core'

/** The newest code sent to an address, and how often it was tried. One row an address; never the address itself. */
export const signInCodes = pgTable(
  'sign_in_codes',
  {
    addressDigest: text('address_digest').primaryKey(),
    salt: text('salt').notNull(),
    codeDigest: text('code_digest').notNull(),
    /** SHA-256 of what the asking browser keeps in a cookie: only there is the code worth anything. */
    askerDigest: text('asker_digest'),
    attempts: smallint('attempts').notNull(),
    /** Null when the mail could not be sent, so that no cooldown holds the next try up. */
    sentAt: timestamp('sent_at', { withTimezone: true }),
    /** Moved to the moment of its use by a right code: one sign-in a code. */
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    lockedUntil: timestamp('locked_until', { withTimezone: true }),
    sends: smallint('sends').notNull(),
    sendsSince: timestamp('sends_since', { withTimezone: true }).notNull(),
  },
  table => [index('sign_in_codes_sends_since').on(table.sendsSince)],
)
