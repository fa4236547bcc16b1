import { z } from 'zod'

/** What the mini app leads to: the payment page in a browser outside, or an invoice in Telegram's Stars. */
export const messengerCheckouts = ['external', 'stars'] as const

export const paymentModes = ['sandbox', 'stripe', 'off'] as const
export type PaymentMode = (typeof paymentModes)[number]

/** Public settings the web app starts with (GET /config). */
export const PublicConfig = z.object({
  /** Where the player page lives; same origin unless a deployment moves it. */
  playerUrl: z.string(),
  /** How a full report is paid for; `off` where nobody can pay. */
  payments: z.enum(paymentModes),
  /** Null where people cannot sign in with Google. */
  googleClientId: z.string().nullable(),
  supportEmail: z.string().nullable(),
  telegramBotUrl: z.string().nullable(),
  telegramCheckout: z.enum(messengerCheckouts),
})
export type PublicConfig = z.infer<typeof PublicConfig>
