import { orderStates } from '@lithe/contracts/api'
import { boolean, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** The memory of the sandbox, which plays the payment provider: what a real one would keep on its side. */
export const sandboxCheckouts = pgTable('sandbox_checkouts', {
  id: text('id').primaryKey(),
  state: text('state', { enum: orderStates }).notNull(),
  priceCents: integer('price_cents').notNull(),
  /** Whether the last try ended with a declined card. */
  isDeclined: boolean('is_declined').notNull().default(false),
  successUrl: text('success_url').notNull(),
  cancelUrl: text('cancel_url').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
})
export type SandboxCheckout = typeof sandboxCheckouts.$inferSelect
