import { sql } from 'drizzle-orm'
import { check, index, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { people } from './people.ts'

export const proofIssuers = ['google', 'telegram'] as const
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
