import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

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
