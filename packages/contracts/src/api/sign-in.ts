import { z } from 'zod'
import { otp } from '../constants.ts'
import { endpoint } from './endpoint.ts'
import { GuestToBring, guestIdPattern } from './identity.ts'

/**
 * Something, @, something, dot, something. Commas and brackets could name several recipients, and invisible
 * characters make email addresses look alike. No part may contain its delimiter, so matching is linear.
 */
export const emailPattern =
  /^[^\s\p{Cf}@,;:<>()[\]"\\]+@[^\s\p{Cf}@.,;:<>()[\]"\\~]+(?:\.[^\s\p{Cf}@.,;:<>()[\]"\\~]+)+$/u

/** Case-insensitive, as at every common email service. */
export const EmailAddress = z
  .string()
  .trim()
  .toLowerCase()
  .max(254, { abort: true })
  .regex(emailPattern, 'is an e-mail address')

const Hex = z.string().max(64)

/** Proof of work: the number below `most` which, as PBKDF2 salt, derives `target` from the password `salt`. */
export const Puzzle = z.object({
  salt: Hex,
  /** Rounds of HMAC-SHA-256 in each attempt. */
  rounds: z.int().min(1).max(100_000),
  most: z.int().min(1).max(100_000),
  target: Hex,
  expiresAtMs: z.int().min(0),
  /** Proves that this server issued the puzzle for this mailbox. */
  seal: Hex,
})
export type Puzzle = z.infer<typeof Puzzle>

export const SolvedPuzzle = Puzzle.extend({ answer: z.int().min(0).max(100_000) })
export type SolvedPuzzle = z.infer<typeof SolvedPuzzle>

export const sendOtp = endpoint({
  method: 'POST',
  path: '/send-otp',
  summary: 'Send a sign-in code to an e-mail address; the answer is the same whether it is known or not',
  who: 'anyone',
  body: z.object({ email: EmailAddress, solved: SolvedPuzzle.optional() }),
  /** A puzzle when no code was sent; repeat the call with its solution. */
  data: z.object({ puzzle: Puzzle.nullable() }),
  errors: [
    'malformed',
    'sign-in-off',
    'address-unclear',
    'too-many-requests',
    'sign-in-locked',
    'unavailable',
  ],
})

/** Proves that the caller reads a mailbox. */
export const MailedCode = z.object({
  email: EmailAddress,
  otp: z
    .string()
    .max(otp.digits, { abort: true })
    .regex(new RegExp(`^\\d{${otp.digits}}$`), `is ${otp.digits} digits`),
})

export const verifyOtp = endpoint({
  method: 'POST',
  path: '/verify-otp',
  summary: 'Sign in with the code from the mail; sets the session cookie',
  who: 'anyone',
  body: MailedCode.extend({ userIdentifier: GuestToBring.optional() }),
  data: z.object({ userIdentifier: z.string() }),
  errors: ['malformed', 'sign-in-off', 'code-wrong', 'too-many-requests', 'sign-in-locked'],
})

export const signOut = endpoint({
  method: 'POST',
  path: '/sign-out',
  summary: 'End this device’s session; one that is being cleared also forgets who signed in there',
  who: 'anyone',
  body: z.object({ forgetsDevice: z.boolean().default(false) }),
  data: z.object({}),
  errors: ['malformed'],
})

/** Browser cookies: the script-readable `sign` says that the HttpOnly guest cookie exists. */
export const guestCookies = { key: 'lithe_guest', sign: 'lithe_guest_kept' } as const

export const recallGuest = endpoint({
  method: 'POST',
  path: '/recall-guest',
  summary:
    'Tell a browser that has lost its guest id which guest it spoke for, by the cookie that came along',
  who: 'anyone',
  body: z.object({}),
  data: z.object({ userIdentifier: z.string().regex(guestIdPattern).nullable() }),
  errors: ['malformed'],
})
