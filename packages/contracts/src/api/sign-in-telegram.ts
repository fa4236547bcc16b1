import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { GuestToBring } from './identity.ts'

export const signInWithTelegram = endpoint({
  method: 'POST',
  path: '/sign-in/telegram',
  summary: 'Sign in with the launch data that Telegram signs for a mini app; sets the session cookie',
  who: 'anyone',
  body: z.object({
    /** Query string as received from Telegram. */
    initData: z.string().min(1).max(8000),
    userIdentifier: GuestToBring.optional(),
  }),
  data: z.object({
    /** The Telegram username, or else the numeric id. */
    userIdentifier: z.string(),
    firstName: z.string(),
    /** When this account was created: a later time than before means that the earlier account was erased. */
    knownSince: z.iso.datetime(),
  }),
  errors: ['malformed', 'sign-in-off', 'proof-refused', 'proof-stale', 'too-many-requests'],
})
