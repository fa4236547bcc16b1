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

/** An SQL list for `in`, so that a new value cannot be missing from its constraint. */
const listOf = (values: readonly string[]) => sql.raw(`(${values.map(value => `'${value}'`).join(', ')})`)

const proofIssuers = ['google', 'telegram'] as const
export type ProofIssuer = (typeof proofIssuers)[number]

/** Ties an account to an issuer's stable subject id, which outlives names and email addresses. */
export const accountProofs = pgTable(
  'account_proofs',
  {
    issuer: text('issuer', { enum: proofIssuers }).notNull(),
    /** SHA-256 of the issuer's subject id. */
    subjectDigest: text('subject_digest').notNull(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    addedAt: timestamp('added_at', { withTimezone: true }).notNull(),
  },
  table => [
    primaryKey({ columns: [table.issuer, table.subjectDigest] }),
    index('account_proofs_account_id').on(table.accountId),
    check('account_proofs_issuer', sql`${table.issuer} in ${listOf(proofIssuers)}`),
  ],
)

/** Sign-in codes emailed in the last day, to verify and limit; no address, network or code in the clear. */
export const signInCodes = pgTable(
  'sign_in_codes',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    addressDigest: text('address_digest').notNull(),
    /** The mailbox without tags, so that rosa+a and rosa+b count as one. */
    mailboxDigest: text('mailbox_digest').notNull(),
    /** SHA-256 of the requesting browser's cookie: the code works only there. */
    askerDigest: text('asker_digest').notNull(),
    /** Salted per mailbox, so that it cannot link two mailboxes. */
    networkDigest: text('network_digest').notNull(),
    /** Whether the account had signed in from this browser before. */
    isKnownDevice: boolean('is_known_device').notNull(),
    salt: text('salt').notNull(),
    codeDigest: text('code_digest').notNull(),
    attempts: smallint('attempts').notNull(),
    sentAt: timestamp('sent_at', { withTimezone: true }).notNull(),
    /** Set to the time of use once redeemed, so that a code signs in once. */
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

/** A signed-in device. Its cookie holds the token; only digests are stored here. */
export const signInSessions = pgTable(
  'sign_in_sessions',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    tokenDigest: text('token_digest').notNull().unique(),
    /** The previous token, which a device still holds if the reply with the new one was lost. */
    earlierTokenDigest: text('earlier_token_digest').unique(),
    tokenMadeAt: timestamp('token_made_at', { withTimezone: true }).notNull(),
    /** When the newest token was first presented; null until then. */
    tokenSeenAt: timestamp('token_seen_at', { withTimezone: true }),
    accountId: uuid('account_id')
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    /** Digests of the identifiers this sign-in proved: an email address, or a messenger's name and id. */
    names: text('names').array().notNull(),
    way: text('way', { enum: signInWays }).notNull(),
    /** Browser and system, for the device list. */
    device: text('device').notNull(),
    /** When the account was last proven here; a link inherits this time, so opening it is no new proof. */
    provenAt: timestamp('proven_at', { withTimezone: true }).notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  table => [
    index('sign_in_sessions_account_id').on(table.accountId),
    index('sign_in_sessions_expires_at').on(table.expiresAt),
    check('sign_in_sessions_way', sql`${table.way} in ${listOf(signInWays)}`),
  ],
)
export type SignInSession = typeof signInSessions.$inferSelect

/** A browser in which an account has signed in before. Its cookie holds the token; only its digest is stored. */
export const knownDevices = pgTable(
  'known_devices',
  {
    tokenDigest: text('token_digest').notNull(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    /** The newest session it opened; null once that has ended. A signed-out device stays known. */
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

/** A passkey of an account. Only its public key is stored. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** The credential id, base64url. */
    credentialId: text('credential_id').notNull().unique(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    /** COSE, base64url. */
    publicKey: text('public_key').notNull(),
    /** Last signature counter; authenticators that sync keys always send 0. */
    signatures: bigint('signatures', { mode: 'number' }).notNull(),
    /** Digests of the identifiers proven when it was created. */
    names: text('names').array().notNull(),
    /** The account's identifier, sealed under a secret that only the authenticator holds. */
    sealedIdentifier: text('sealed_identifier').notNull(),
    name: text('name').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    lastUsedAt: timestamp('last_used_at', { withTimezone: true }),
  },
  table => [index('passkeys_account_id').on(table.accountId)],
)
export type StoredPasskey = typeof passkeys.$inferSelect

/** Sign-in proofs already used, kept while they could be replayed. */
export const usedProofs = pgTable(
  'used_proofs',
  {
    digest: text('digest').primaryKey(),
    usedAt: timestamp('used_at', { withTimezone: true }).notNull(),
    /** After this the proof is too old to be accepted. */
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  table => [index('used_proofs_expires_at').on(table.expiresAt)],
)

/** A single row derived from the server secret, to detect a changed secret. Nothing else is derived from it. */
export const secretChecks = pgTable(
  'secret_checks',
  {
    isTheOne: boolean('is_the_one').primaryKey().default(true),
    value: text('value').notNull(),
  },
  table => [check('secret_checks_one', sql`${table.isTheOne}`)],
)
