import { z } from 'zod'

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
})
export type PublicConfig = z.infer<typeof PublicConfig>
