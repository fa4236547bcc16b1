import { signInWays } from '@lithe/contracts/api'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import { people } from './people.ts'

const proofIssuers = ['google', 'telegram'] as const
export type ProofIssuer = (typeof proofIssuers)[number]

/** Whose word opens an account: an issuer's own number for a person, which outlives names and addresses. */
export const accountProofs = pgTable(
  'account_proofs',
  {
    issuer: text('issuer', { enum: proofIssuers }).notNull(),
    /** SHA-256 of the issuer's number for the person. */
    subjectDigest: text('subject_digest').notNull(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    addedAt: timestamp('added_at', { withTimezone: true }).notNull(),
  },
  table => [
    primaryKey({ columns: [table.issuer, table.subjectDigest] }),
    index('account_proofs_account_id').on(table.accountId),
    check('account_proofs_issuer', sql`${table.issuer} in ('google', 'telegram')`),
  ],
)

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

/** Proofs that opened a session, for as long as they could be shown again. */
export const usedProofs = pgTable(
  'used_proofs',
  {
    digest: text('digest').primaryKey(),
    usedAt: timestamp('used_at', { withTimezone: true }).notNull(),
    /** From here on the proof's own age refuses it. */
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  table => [index('used_proofs_expires_at').on(table.expiresAt)],
)

/** One row: a value derived from the secret that this database is used with. It makes nothing and names no person. */
export const secretChecks = pgTable(
  'secret_checks',
  {
    isTheOne: boolean('is_the_one').primaryKey().default(true),
    value: text('value').notNull(),
  },
  table => [check('secret_checks_one', sql`${table.isTheOne}`)],
)
