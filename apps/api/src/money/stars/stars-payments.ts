import { setTimeout as sleep } from 'node:timers/promises'
import type { OrderState } from '@lithe/contracts/api'
import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../../ground/db/database.ts'
import { type StarsCheckout, starsCheckouts } from '../../ground/db/schema/checkouts.ts'
import type { Chats } from '../../ground/ports/chats.ts'
import { done, refuse } from '../../ground/ports/outcome.ts'
import type { Payments } from '../../ground/ports/payments.ts'
import type { AllWords, Words } from '../../ground/ports/words.ts'
import { toStars } from '../price.ts'
import { findStarsCheckout, starsState } from './stars-checkouts.ts'

type Selling = { chats: Chats; priceStars: number; words: AllWords }

type StarsDeps = {
  db: Database
  now: () => Date
  /** Null when Stars are no longer accepted; existing payments still settle. */
  selling: Selling | null
}

/** All Telegram learns besides an order id: nothing about a body, an age or a result. */
const invoiceIn = ({ checkout }: Words) => ({ title: checkout.product, description: checkout.invoice })

/** A person waits 20 s at most, and their page makes additional calls. */
const patienceMs = 8000

const bookedAs: Record<StarsCheckout['state'], OrderState> = {
  open: 'open',
  closed: 'expired',
  paid: 'paid',
  refunded: 'refunded',
}

type Made = Pick<StarsCheckout, 'orderId' | 'stars' | 'invoiceUrl'>

/** Keeps an order's first invoice unless the price changed. */
async function keepInvoice({ db, now }: StarsDeps, { orderId, ...made }: Made): Promise<string | null> {
  await db
    .insert(starsCheckouts)
    .values({ orderId, ...made, state: 'open', createdAt: now() })
    .onConflictDoUpdate({
      target: starsCheckouts.orderId,
      set: made,
      setWhere: sql`${starsCheckouts.state} = 'open' and ${starsCheckouts.stars} <> ${made.stars}`,
    })
  const kept = await findStarsCheckout(db, orderId)
  return kept?.checkout.state === 'open' ? kept.checkout.invoiceUrl : null
}

/** Payment in Telegram Stars. Telegram reports each payment once, so the records are ours. */
export function starsPayments(deps: StarsDeps): Payments {
  const { db, now, selling } = deps
  return {
    provider: 'stars',
    ...(selling && { priceStars: priceCents => toStars(selling.priceStars, priceCents) }),
    async createCheckout({ orderId, priceCents, language }) {
      if (!selling) return refuse('unavailable')
      const stars = toStars(selling.priceStars, priceCents)
      const kept = (await findStarsCheckout(db, orderId))?.checkout
      if (kept?.state === 'open' && kept.stars === stars)
        return done({ checkoutId: orderId, checkoutUrl: kept.invoiceUrl })
      const made = await Promise.race([
        selling.chats.createInvoiceLink({ ...invoiceIn(selling.words[language]), payload: orderId, stars }),
        sleep(patienceMs, refuse('unavailable'), { ref: false }),
      ])
      if (!made.ok) return made
      const checkoutUrl = await keepInvoice(deps, { orderId, stars, invoiceUrl: made.data })
      return checkoutUrl ? done({ checkoutId: orderId, checkoutUrl }) : refuse('unavailable')
    },
    async readBooks(checkoutId) {
      const found = await findStarsCheckout(db, checkoutId)
      const state = found ? bookedAs[starsState(found.checkout, now())] : 'expired'
      const refundedCents = found && state === 'refunded' ? found.order.priceCents : 0
      return done({ state, refundedCents, sealedAddress: null })
    },
    async closeCheckout(checkoutId) {
      await db
        .update(starsCheckouts)
        .set({ state: 'closed' })
        .where(and(eq(starsCheckouts.orderId, checkoutId), eq(starsCheckouts.state, 'open')))
      return done(null)
    },
  }
}
