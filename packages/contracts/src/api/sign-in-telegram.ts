import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { GuestToBring } from './identity.ts'

export const signInWithTelegram = endpoint({
  method: 'POST',
  path: '/sign-in/telegram',
  summary: 'Sign in with the launch data that Telegram signs for a mini app; sets the session cookie',
  who: 'anyone',
  body: z.object({
    /** The query string as Telegram handed it over. */
    initData: z.string().min(1).max(8000),
    userIdentifier: GuestToBring.optional(),
  }),
  data: z.object({
    /** The Telegram username, or the numeric id where there is none. */
    userIdentifier: z.string(),
    firstName: z.string(),
    /** Since when there is this account: a later time than the last says that the one before was erased. */
    knownSince: z.iso.datetime(),
  }),
  errors: ['malformed', 'sign-in-off', 'proof-refused', 'proof-stale', 'too-many-requests'],
})
