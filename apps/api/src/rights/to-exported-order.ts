import type { ExportedAssessment } from '@lithe/contracts/api'
import type { StarsCheckout } from '../db/schema/stars-checkouts.ts'
import { groupBy } from './group-by.ts'
import type { OrderRows } from './read-order-rows.ts'

type ExportedOrder = ExportedAssessment['orders'][number]

const time = (date: Date | null) => date?.toISOString() ?? null

const toStars = (checkout: StarsCheckout | null): ExportedOrder['stars'] =>
  checkout && { price: checkout.stars, chargeId: checkout.chargeId, payer: checkout.payer }

/** How to write an order down, given what became of all of them. */
export function toExportedOrder({ changes }: OrderRows) {
  const changesOf = groupBy(changes, ({ orderId }) => orderId)
  return (order: OrderRows['orders'][number]): ExportedOrder => ({
    orderId: order.id,
    provider: order.provider,
    checkoutId: order.checkoutId,
    state: order.state,
    priceCents: order.priceCents,
    refundedCents: order.refundedCents,
    createdAt: order.createdAt.toISOString(),
    cancelAskedAt: time(order.cancelAskedAt),
    paidAt: time(order.paidAt),
    settledAt: time(order.settledAt),
    receiptGoesTo: order.receiptGoesTo,
    receiptSentAt: time(order.receiptSentAt),
    stars: toStars(order.stars),
    changes: changesOf(order.id).map(({ state, refundedCents, report, changedAt }) => ({
      state,
      refundedCents,
      report,
      changedAt: changedAt.toISOString(),
    })),
  })
}
