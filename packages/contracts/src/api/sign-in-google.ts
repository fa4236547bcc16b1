import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { GuestToBring, ProvesAgain } from './identity.ts'
import { UserDetails } from './user.ts'

export const beginGoogle = endpoint({
  method: 'POST',
  path: '/sign-in/google/nonce',
  summary: 'A nonce for one sign-in with Google; a cookie keeps it in this browser',
  who: 'anyone',
  body: z.object({}),
  data: z.object({ nonce: z.string() }),
  errors: ['malformed', 'sign-in-off', 'too-many-requests'],
})

export const signInWithGoogle = endpoint({
  method: 'POST',
  path: '/sign-in/google',
  summary: 'Sign in with the ID token that Google’s button hands over; sets the session cookie',
  who: 'anyone',
  body: z.object({
    /** JSON Web Token issued for this nonce. */
    credential: z.string().min(1).max(8000),
    userIdentifier: GuestToBring.optional(),
    provesAgain: ProvesAgain.optional(),
  }),
  data: z.object({
    /** The email address. */
    userIdentifier: z.string(),
    /** The person's details from the token; empty when absent. */
    userDetails: UserDetails,
  }),
  errors: [
    'malformed',
    'sign-in-off',
    'proof-refused',
    'proof-stale',
    'email-code-first',
    'google-unreachable',
    'other-account',
    'too-many-requests',
  ],
})
