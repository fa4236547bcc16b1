import { apiPrefix } from '@lithe/contracts/api'
import { and, eq } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { sandboxCheckouts } from '../../db/schema/sandbox-checkouts.ts'
import { done } from '../../ports/outcome.ts'
import type { Payments } from '../../ports/payments.ts'
import { findSandboxCheckout } from './find-sandbox-checkout.ts'

/** Under the api's own prefix, so that whatever leads there leads here too. */
export const sandboxPath = `${apiPrefix}/sandbox-checkout`

/** Plays a payment provider with a page of our own: no card, no money, the same course of things. */
export const sandboxPayments = ({ db, now }: { db: Database; now: () => Date }): Payments => ({
  provider: 'sandbox',
  async createCheckout({ orderId, priceCents, ownOrigin, successUrl, cancelUrl }) {
    const waysBack = { successUrl, cancelUrl }
    await db
      .insert(sandboxCheckouts)
      .values({ id: orderId, state: 'open', priceCents, ...waysBack, createdAt: now() })
      .onConflictDoUpdate({ target: sandboxCheckouts.id, set: waysBack })
    return done({ checkoutId: orderId, checkoutUrl: `${ownOrigin}${sandboxPath}/${orderId}` })
  },
  async readBooks(checkoutId) {
    const checkout = await findSandboxCheckout(db, checkoutId, now())
    return done({ state: checkout?.state ?? 'expired', refundedCents: 0, payerAddress: null })
  },
  async closeCheckout(checkoutId) {
    await db
      .update(sandboxCheckouts)
      .set({ state: 'expired' })
      .where(and(eq(sandboxCheckouts.id, checkoutId), eq(sandboxCheckouts.state, 'open')))
    return done(null)
  },
})
