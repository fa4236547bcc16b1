import { z } from 'zod'
import { otp } from '../constants.ts'
import { endpoint } from './endpoint.ts'
import { GuestToBring } from './identity.ts'

/**
 * Something, @, something, dot, something. Commas and brackets would name several receivers,
 * and what cannot be seen makes two addresses look like one. No part holds the letter
 * that ends it, so that every text is read once, however it was made up.
 */
export const emailPattern =
  /^[^\s\p{Cf}@,;:<>()[\]"\\]+@[^\s\p{Cf}@.,;:<>()[\]"\\~]+(?:\.[^\s\p{Cf}@.,;:<>()[\]"\\~]+)+$/u

/** Letters of either case are one address, as they are to every mail service people use. */
export const EmailAddress = z
  .string()
  .trim()
  .toLowerCase()
  .max(254, { abort: true })
  .regex(emailPattern, 'is an e-mail address')

export const sendOtp = endpoint({
  method: 'POST',
  path: '/send-otp',
  summary: 'Send a sign-in code to an e-mail address; the answer is the same whether it is known or not',
  body: z.object({ email: EmailAddress }),
  data: z.object({}),
  errors: ['malformed', 'sign-in-off', 'too-many-requests', 'sign-in-locked', 'unavailable'],
})

export const verifyOtp = endpoint({
  method: 'POST',
  path: '/verify-otp',
  summary: 'Sign in with the code from the mail; sets the session cookie',
  body: z.object({
    email: EmailAddress,
    otp: z
      .string()
      .max(otp.digits, { abort: true })
      .regex(new RegExp(`^\\d{${otp.digits}}$`), `is ${otp.digits} digits`),
    userIdentifier: GuestToBring.optional(),
  }),
  data: z.object({ userIdentifier: z.string() }),
  errors: ['malformed', 'sign-in-off', 'code-wrong', 'too-many-requests', 'sign-in-locked'],
})

export const signOut = endpoint({
  method: 'POST',
  path: '/sign-out',
  summary: 'End this device’s session; one that is being cleared also forgets who signed in there',
  body: z.object({ forgetsDevice: z.boolean().default(false) }),
  data: z.object({}),
  errors: ['malformed'],
})
