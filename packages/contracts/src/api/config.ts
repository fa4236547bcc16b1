import { z } from 'zod'

/** Public settings the web app starts with (GET /config). */
export const PublicConfig = z.object({
  /** Where the player page lives; same origin unless a deployment moves it. */
  playerUrl: z.string(),
  supportEmail: z.string().nullable(),
  telegramBotUrl: z.string().nullable(),
})
export type PublicConfig = z.infer<typeof PublicConfig>
