import { z } from 'zod'

export const sources = ['web', 'telegram'] as const

/** A guest id is unguessable, so possession proves ownership. */
export const guestIdPattern = /^user_[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

export const UserIdentifier = z
  .string()
  .trim()
  .min(1)
  .max(320)
  .describe('A guest: user_ and a random UUID of version 4. Otherwise the address of the account signed in.')

/** The claimed identity in every call; the server decides by proof. */
export const Caller = z.object({ userIdentifier: UserIdentifier, source: z.enum(sources).default('web') })
export type Caller = z.infer<typeof Caller>

/** Headers with the caller of a GET, percent-encoded, so that no identifier appears in a URL. */
export const callerHeaders = { userIdentifier: 'lithe-user', source: 'lithe-source' } as const

/** Guest whose assessments and profiles move to the account at sign-in. The id is the proof. */
export const GuestToBring = z.string().max(41, { abort: true }).regex(guestIdPattern, 'is a guest')

/** Renews the proof of the signed-in account only; another account's proof is refused and changes nothing. */
export const ProvesAgain = z.literal(true)
