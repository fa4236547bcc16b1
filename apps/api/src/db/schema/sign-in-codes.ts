import { boolean, index, pgTable, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** Every code mailed within a day: what opens, and what counts. Never an address, a network or a code itself. */
export const signInCodes = pgTable(
  'sign_in_codes',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    addressDigest: text('address_digest').notNull(),
    /** The box its mails end up in: with a tag or without, it is one. */
    mailboxDigest: text('mailbox_digest').notNull(),
    /** SHA-256 of what the asking browser keeps in a cookie: only there is the code worth anything. */
    askerDigest: text('asker_digest').notNull(),
    /** Another one for each mailbox, so that it links no two mailboxes. */
    networkDigest: text('network_digest').notNull(),
    /** Whether the account of the address had signed in in that browser before. */
    isKnownDevice: boolean('is_known_device').notNull(),
    salt: text('salt').notNull(),
    codeDigest: text('code_digest').notNull(),
    attempts: smallint('attempts').notNull(),
    sentAt: timestamp('sent_at', { withTimezone: true }).notNull(),
    /** Moved to the moment of its use by a right code: one sign-in a code. */
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    lockedUntil: timestamp('locked_until', { withTimezone: true }),
  },
  table => [
    index('sign_in_codes_address_digest').on(table.addressDigest),
    index('sign_in_codes_mailbox_digest').on(table.mailboxDigest),
    index('sign_in_codes_asker_digest').on(table.askerDigest),
    index('sign_in_codes_sent_at').on(table.sentAt),
  ],
)
export type SignInCode = typeof signInCodes.$inferSelect
