import type { OrderState } from '@lithe/contracts/api'
import { and, eq, ne } from 'drizzle-orm'
import { unlockAssessment } from '../assessments/unlock-assessment.ts'
import { orders } from '../db/schema/orders.ts'
import type { VerbContext } from '../verb.ts'
import type { Payments } from './payments.ts'

type FulfilContext = Pick<VerbContext, 'db' | 'now' | 'count'> & { payments: Payments }

/**
 * Brings an order up to what the provider says of its checkout; a paid one opens its report. Webhook, return
 * page and a waiting person may all call it, at once and again: the first does it, the others find it done.
 */
export async function fulfilCheckout(
  { db, payments, now, count }: FulfilContext,
  checkoutId: string,
): Promise<OrderState> {
  const state = await payments.readCheckout(checkoutId)
  if (state === 'open') return state
  const mayStillChange = state === 'paid' ? ne(orders.state, 'paid') : eq(orders.state, 'open')
  const opened = await db.transaction(async transaction => {
    const [settled] = await transaction
      .update(orders)
      .set({ state, settledAt: now })
      .where(and(eq(orders.checkoutId, checkoutId), mayStillChange))
      .returning()
    if (!settled) return []
    if (state !== 'paid' || !settled.assessmentId) return [`order-${state}` as const]
    const cause = { reason: 'order', source: settled.id } as const
    const isNews = await unlockAssessment(transaction, settled.assessmentId, cause, now)
    return isNews ? (['order-paid', 'report-unlocked'] as const) : (['order-paid'] as const)
  })
  for (const occurrence of opened) count(occurrence)
  return state
}
