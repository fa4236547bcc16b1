import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { Caller, GuestToBring } from './identity.ts'

/** Sealed by the server; says whom the link admits, and until when. */
const LinkKey = z
  .string()
  .min(20)
  .max(2000, { abort: true })
  .regex(/^[\w.-]+$/, 'is a key of a link')

export const makeBrowserLink = endpoint({
  method: 'POST',
  path: '/browser-link',
  summary: 'A key with which the person goes on in another browser of theirs: once, and soon',
  who: 'account',
  body: Caller.extend({
    /** For a mini app without a session: Telegram's launch data proves the account. */
    initData: z.string().min(1).max(8000).optional(),
  }),
  data: z.object({ key: LinkKey, lifeSeconds: z.int().positive() }),
  errors: ['malformed', 'sign-in-off', 'proof-refused', 'proof-stale', 'too-many-requests'],
})

export const signInWithLink = endpoint({
  method: 'POST',
  path: '/sign-in/link',
  summary: 'Sign in with the key of a browser link; sets the session cookie',
  who: 'anyone',
  body: z.object({ key: LinkKey, userIdentifier: GuestToBring.optional() }),
  data: z.object({ userIdentifier: z.string() }),
  errors: ['malformed', 'proof-refused', 'proof-stale', 'too-many-requests'],
})
