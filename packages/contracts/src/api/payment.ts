import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { Caller } from './identity.ts'
import { MessengerData } from './messenger.ts'

/** Whole cents, so that no price is ever a fraction of one. */
const Cents = z.number().int().nonnegative()

/**
 * What can become of an order. `disputed` is paid with the bank asking back: the report stays open until the bank
 * has decided; `charged-back` is the bank deciding against us.
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

/** Long enough for any code that is typed; trimmed, upper and lower case are the same. */
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
    /** What a checkout made now would charge, after the best promo code applied so far. */
    priceCents: Cents,
    percentOff: z.number().int().min(0).max(100),
    /** The price in Telegram's Stars for a call from there; null where reports are not sold for them. */
    priceStars: z.int().positive().nullable(),
    /** What became of the last order; `none` where no payment was tried. */
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
    /** Where the checkout sends the person afterwards: this server, or one it is set up to return to. */
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
