import { z } from 'zod'

/** Every way a call can end other than well. The api maps each to a status, the web app to a sentence. */
export const errorCodes = [
  'malformed',
  'not-json',
  'identity-missing',
  'identity-unproven',
  'not-yours',
  'foreign-origin',
  'code-wrong',
  'sign-in-locked',
  'sign-in-off',
  'proof-refused',
  'proof-stale',
  'email-code-first',
  'google-unreachable',
  'unknown-person',
  'not-a-person',
  'not-a-profile',
  'profile-incomplete',
  'unknown-session',
  'session-taken',
  'wrong-test',
  'measured-days-apart',
  'session-already-reported',
  'no-measurements',
  'unknown-report',
  'no-mobility-age',
  'already-unlocked',
  'payments-off',
  'foreign-return',
  'bot-off',
  'bot-blocked',
  'promo-unknown',
  'promo-expired',
  'promo-used-up',
  'promo-used-before',
  'promo-not-better',
  'too-large',
  'too-many-requests',
  'not-found',
  'unavailable',
  'internal',
] as const
export type ErrorCode = (typeof errorCodes)[number]

export const ErrorReply = z.object({
  code: z.number().int(),
  message: z.string(),
  data: z.null(),
  error: z.enum(errorCodes),
})
export type ErrorReply = z.infer<typeof ErrorReply>
