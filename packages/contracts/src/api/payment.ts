import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { Caller } from './identity.ts'
import { MessengerData } from './messenger.ts'

/** Whole cents, so that prices are never fractional. */
const Cents = z.number().int().nonnegative()

/**
 * States of an order. `disputed`: paid, with a bank dispute pending; the report stays open. `charged-back`: the bank
 * decided against us.
 */
export const orderStates = [
  'open',
  'paid',
  'cancelled',
  'expired',
  'failed',
  'disputed',
  'refunded',
  'charged-back',
] as const
export type OrderState = (typeof orderStates)[number]

/** Trimmed and case-insensitive. */
export const PromoCode = z.string().trim().min(1).max(40)

const ReturnAddress = z
  .string()
  .max(500)
  .pipe(z.url({ protocol: /^https?$/ }))

export const readPayment = endpoint({
  method: 'POST',
  path: '/report/:assessmentId/payment',
  summary: 'What opening this report costs its owner, and what became of the last payment',
  who: 'owner',
  body: Caller,
  data: z.object({
    isUnlocked: z.boolean(),
    fullPriceCents: Cents,
    /** Price of a checkout made now, after the best promo code so far. */
    priceCents: Cents,
    percentOff: z.number().int().min(0).max(100),
    /** Price in Telegram Stars, for calls from Telegram; null when not sold for Stars. */
    priceStars: z.int().positive().nullable(),
    /** State of the last order; `none` without any attempt. */
    order: z.enum(['none', ...orderStates]),
  }),
  errors: ['malformed'],
})
export type Payment = z.output<typeof readPayment.data>

const Checkout = z.object({ checkoutUrl: z.url() })

export const generateCheckout = endpoint({
  method: 'POST',
  path: '/generate-checkout',
  summary: 'Make a checkout for the full report; the price is the server’s',
  who: 'owner',
  body: Caller.extend({
    assessmentId: z.uuid(),
    telegram: MessengerData.optional(),
    /** Return URL after the checkout: on this server, or a configured one. */
    successUrl: ReturnAddress,
    cancelUrl: ReturnAddress,
  }),
  data: Checkout,
  beside: Checkout,
  errors: [
    'malformed',
    'already-unlocked',
    'foreign-return',
    'payments-off',
    'too-many-requests',
    'unavailable',
  ],
})

export const applyPromoCode = endpoint({
  method: 'POST',
  path: '/apply-promo-code',
  summary: 'Redeem a promo code for one report: open it, or lower its price',
  who: 'owner',
  body: Caller.extend({ assessmentId: z.uuid(), promoCode: PromoCode }),
  data: z.object({ isUnlocked: z.boolean(), percentOff: z.number().int().min(1).max(100) }),
  errors: [
    'malformed',
    'already-unlocked',
    'promo-unknown',
    'promo-expired',
    'promo-used-up',
    'promo-used-before',
    'promo-not-better',
    'too-many-requests',
  ],
})
