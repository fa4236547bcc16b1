import { apiPrefix } from '@lithe/contracts/api'
import { and, eq } from 'drizzle-orm'
import type { Database } from '../../ground/db/database.ts'
import { type SandboxCheckout, sandboxCheckouts } from '../../ground/db/schema/checkouts.ts'
import { done } from '../../ground/ports/outcome.ts'
import type { Payments } from '../../ground/ports/payments.ts'
import { type FulfilContext, fulfilCheckout } from '../fulfil-checkout.ts'

/** Like a real provider's, the page expires after a day. */
const openMs = 24 * 60 * 60 * 1000

const isOver = ({ state, createdAt }: SandboxCheckout, now: Date) =>
  state === 'open' && now.getTime() - createdAt.getTime() > openMs

async function findSandboxCheckout(db: Database, id: string, now: Date): Promise<SandboxCheckout | null> {
  const [checkout] = await db.select().from(sandboxCheckouts).where(eq(sandboxCheckouts.id, id))
  if (!checkout) return null
  return isOver(checkout, now) ? { ...checkout, state: 'expired' } : checkout
}

/** Under the api prefix, so that existing proxy rules cover it. */
export const sandboxPath = `${apiPrefix}/sandbox-checkout`

/** A stand-in payment provider with a page of our own: no card or money, the same flow. */
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
    const refundedCents = checkout?.state === 'refunded' ? checkout.priceCents : 0
    return done({ state: checkout?.state ?? 'expired', refundedCents, sealedAddress: null })
  },
  async closeCheckout(checkoutId) {
    await db
      .update(sandboxCheckouts)
      .set({ state: 'expired' })
      .where(and(eq(sandboxCheckouts.id, checkoutId), eq(sandboxCheckouts.state, 'open')))
    return done(null)
  },
  async refund(checkoutId) {
    await db
      .update(sandboxCheckouts)
      .set({ state: 'refunded' })
      .where(and(eq(sandboxCheckouts.id, checkoutId), eq(sandboxCheckouts.state, 'paid')))
    return done(null)
  },
})

export const sandboxAnswers = ['pay', 'decline', 'cancel'] as const
type SandboxAnswer = (typeof sandboxAnswers)[number]

export type SandboxContext = FulfilContext

const effects = {
  pay: { state: 'paid', isDeclined: false },
  decline: { isDeclined: true },
  cancel: { state: 'cancelled' },
} as const satisfies Record<SandboxAnswer, Partial<SandboxCheckout>>

/** Reads a checkout; resends a settled checkout's notification, in case it was lost. */
export async function readSandboxCheckout(ctx: SandboxContext, id: string): Promise<SandboxCheckout | null> {
  const checkout = await findSandboxCheckout(ctx.db, id, ctx.now)
  if (checkout) await fulfilCheckout(ctx, id)
  return checkout
}

/** Pays, declines or cancels an open checkout, and shows the outcome. */
export async function answerSandboxCheckout(
  ctx: SandboxContext,
  id: string,
  answer: SandboxAnswer,
): Promise<SandboxCheckout | null> {
  const checkout = await findSandboxCheckout(ctx.db, id, ctx.now)
  if (checkout?.state === 'open')
    await ctx.db
      .update(sandboxCheckouts)
      .set(effects[answer])
      .where(and(eq(sandboxCheckouts.id, id), eq(sandboxCheckouts.state, 'open')))
  return readSandboxCheckout(ctx, id)
}
