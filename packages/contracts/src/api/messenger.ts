import { z } from 'zod'

const shortText = z.string().max(200)
const pixels = z.number().finite().nonnegative()

/**
 * Launch data that the messenger gives a mini app, sent with three calls. It proves nothing and is not stored: the
 * session proves the caller.
 */
export const MessengerData = z.object({
  user: z
    .object({
      id: z.int().positive(),
      first_name: shortText,
      last_name: shortText.optional(),
      username: shortText.optional(),
      language_code: z.string().max(35).optional(),
      is_bot: z.boolean().optional(),
      allows_write_to_pm: z.boolean().optional(),
    })
    .optional(),
  chat_type: shortText.optional(),
  chat_instance: shortText.optional(),
  /** Seconds since 1970. */
  auth_date: z.int().nonnegative().optional(),
  hash: shortText.optional(),
  version: z.string().max(20).optional(),
  platform: z.string().max(40).optional(),
  /** Query string as received from Telegram. */
  initData: z.string().max(8000).optional(),
  colorScheme: z.enum(['light', 'dark']).optional(),
  isExpanded: z.boolean().optional(),
  viewportHeight: pixels.optional(),
  viewportStableHeight: pixels.optional(),
})
export type MessengerData = z.infer<typeof MessengerData>
