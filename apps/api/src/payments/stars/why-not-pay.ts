import { eq } from 'drizzle-orm'
import { assessments } from '../../db/schema/assessments.ts'
import type { FulfilContext } from '../fulfil-checkout.ts'
import { findStarsCheckout } from './find-stars-checkout.ts'
import { starsState } from './stars-state.ts'

/** What Telegram asks before it takes Stars. */
export type Offer = { orderId: string; currency: string; stars: number }

export type WhyNot = 'unknown' | 'already-open' | 'over' | 'other-price'

/** Whether these Stars may be taken for this order now; null if so. The holder of the invoice may pay it. */
export async function whyNotPay(
  { db, now }: Pick<FulfilContext, 'db' | 'now'>,
  { orderId, currency, stars }: Offer,
): Promise<WhyNot | null> {
  const found = await findStarsCheckout(db, orderId)
  if (!found) return 'unknown'
  const { checkout, order } = found
  const [report] = await db
    .select({ unlockReason: assessments.unlockReason })
    .from(assessments)
    .where(eq(assessments.id, order.assessmentId ?? order.id))
  if (report?.unlockReason) return 'already-open'
  if (!report || order.state !== 'open' || starsState(checkout, now) !== 'open') return 'over'
  return currency === 'XTR' && stars === checkout.stars ? null : 'other-price'
}
