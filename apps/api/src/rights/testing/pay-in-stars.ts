import { randomInt, randomUUID } from 'node:crypto'
import { starsCheckouts } from '../../ground/db/schema/checkouts.ts'
import { orders } from '../../ground/db/schema/orders.ts'
import { fullPriceCents } from '../../money/price.ts'
import { takePayment } from '../../money/stars/take-payment.ts'
import { openRefunds } from '../../staff/refunds.ts'
import { botToken } from '../../testing/new-telegrammer.ts'
import type { TestApp } from '../../testing/test-app.ts'

/** Skips the pre-checkout query: the payment arrives and opens its report. */
const bot = {
  token: botToken,
  apiUrl: 'http://127.0.0.1:9',
  publicUrl: null,
  webhookSecret: null,
  priceStars: 100,
}

/** Pays for a report in Stars; returns the payer's id. */
export async function payInStars({ database, clock }: TestApp, assessmentId: string): Promise<number> {
  const { db } = database
  const id = randomUUID()
  const payer = randomInt(2 ** 40)
  const made = { state: 'open', createdAt: clock.now } as const
  const price = { provider: 'stars', priceCents: fullPriceCents } as const
  await db.insert(orders).values({ id, assessmentId, checkoutId: id, ...price, ...made })
  await db
    .insert(starsCheckouts)
    .values({ orderId: id, stars: 100, invoiceUrl: 'https://t.me/$of-this-test', ...made })
  const ctx = openRefunds({ db, bot, now: clock.now, closing: AbortSignal.timeout(1000) })
  const paid = { orderId: id, chargeId: `charge ${id}`, payer, stars: 100 }
  if (!ctx || (await takePayment(ctx, paid)) !== 'opened') throw new Error('the Stars opened nothing')
  return payer
}
