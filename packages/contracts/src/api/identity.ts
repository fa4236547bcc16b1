import { z } from 'zod'

export const sources = ['web', 'telegram'] as const

/** A guest's identifier is unguessable, so holding it is the proof of owning it. */
export const guestIdPattern = /^user_[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

export const UserIdentifier = z
  .string()
  .trim()
  .min(1)
  .max(320)
  .describe('A guest: user_ and a random UUID of version 4. Otherwise the address of the account signed in.')

/** What every call says about who is calling; the server decides by proof. */
export const Caller = z.object({ userIdentifier: UserIdentifier, source: z.enum(sources).default('web') })
export type Caller = z.infer<typeof Caller>

/** Where the caller of a GET stands, percent-encoded: an identifier never comes into an address. */
export const callerHeaders = { userIdentifier: 'lithe-user', source: 'lithe-source' } as const

/** A guest whose assessments and profiles become the account's at a sign-in. Holding the id is the proof. */
export const GuestToBring = z.string().max(41, { abort: true }).regex(guestIdPattern, 'is a guest')

/** What is shown proves the account that is signed in once more: another account's is refused, and the session stays. */
export const ProvesAgain = z.literal(true)
