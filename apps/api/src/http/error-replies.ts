import { maxJsonBytes } from '@lithe/contracts/constants'
import type { ErrorCode, ErrorReply } from '@lithe/contracts/errors'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { isErasedMeanwhile } from '../db/database.ts'

type Meaning = { status: number; message: string }

/** Each error's HTTP status and the sentence that says what to do about it. */
export const errorMeanings = {
  malformed: { status: 400, message: 'The request is not as the API describes it; check its fields.' },
  'not-json': { status: 415, message: 'Send the request as JSON, with the content type application/json.' },
  'identity-missing': { status: 401, message: 'Send a user identifier with the request.' },
  'identity-unproven': {
    status: 401,
    message: 'This identifier needs a sign-in first; sign in, or go on as a guest.',
  },
  'not-yours': { status: 403, message: 'This is not open to you; sign in as the person it belongs to.' },
  'foreign-origin': {
    status: 403,
    message: 'Pages of another site may not call this for a person; open it on its own address.',
  },
  'foreign-host': {
    status: 421,
    message:
      'This server is not known by that name; whoever runs it names it in PUBLIC_URL or ALLOWED_HOSTS.',
  },
  'address-unclear': {
    status: 422,
    message: 'This address holds signs that are not seen or look like others; type it letter by letter.',
  },
  'code-wrong': {
    status: 422,
    message: 'The code is wrong, used or too old; look at the newest mail, or ask for a new code.',
  },
  'sign-in-locked': {
    status: 429,
    message:
      'Too many wrong codes for this address in this browser; wait as Retry-After says and ask for a new one.',
  },
  'sign-in-off': {
    status: 403,
    message: 'This way to sign in is not set up on this server; choose another, or go on as a guest.',
  },
  'proof-refused': {
    status: 401,
    message: 'Nothing here proves who you are; start the sign-in again.',
  },
  'proof-stale': {
    status: 401,
    message: 'This proof is too old or was used already; start the sign-in again.',
  },
  'email-code-first': {
    status: 409,
    message: 'Google does not run this address’s mail; sign in once by a code sent to it, then with Google.',
  },
  'google-unreachable': {
    status: 503,
    message: 'Google’s keys cannot be read at the moment; try again shortly, or sign in by a code.',
  },
  'fresh-proof-needed': {
    status: 403,
    message: 'This needs a proof of the last minutes; sign in once more in this browser, then ask again.',
  },
  'passkey-unknown': {
    status: 401,
    message: 'No account here knows this passkey, perhaps because it was removed; sign in another way.',
  },
  'other-account': {
    status: 409,
    message: 'This proves another account than the one that is signed in here; nothing was changed.',
  },
  'too-many-passkeys': { status: 409, message: 'This account has all the passkeys it may have; remove one.' },
  'not-a-person': { status: 409, message: 'This is a profile; erase it with DELETE /profile.' },
  'not-a-profile': { status: 409, message: 'This is not a profile; DELETE /me erases a whole person.' },
  'unknown-person': { status: 404, message: 'There is no such person yet; start with POST /user.' },
  'profile-incomplete': { status: 422, message: 'Give your name, age and sex first.' },
  'unknown-session': {
    status: 404,
    message: 'A measurement has not arrived here; upload it and ask for the report again.',
  },
  'consent-missing': {
    status: 403,
    message: 'Nobody has agreed to this person’s measurements being kept; send the consent along.',
  },
  'session-taken': {
    status: 409,
    message: 'A different measurement has this id already and was kept; upload this one under a new id.',
  },
  'wrong-test': {
    status: 422,
    message: 'A measurement was named for a test that its movement does not belong to; name the right test.',
  },
  'measured-days-apart': {
    status: 422,
    message: 'These measurements lie more than a day apart; name those of one day.',
  },
  'session-already-reported': {
    status: 409,
    message: 'This measurement is part of a report already; open that report.',
  },
  'no-measurements': {
    status: 422,
    message: 'There is no usable measurement to report on; do at least one movement again.',
  },
  'impossible-measurement': {
    status: 422,
    message: 'No player makes such a measurement; it contradicts itself, or no test has such a window.',
  },
  'unknown-organisation': { status: 404, message: 'There is no such organisation; leave it out.' },
  'unknown-report': { status: 404, message: 'There is no such report for you; look it up in your list.' },
  'no-mobility-age': {
    status: 409,
    message: 'This report has no mobility age to show; do the test once more.',
  },
  'already-unlocked': { status: 409, message: 'This report is open already; read it.' },
  'payments-off': { status: 403, message: 'Nobody can pay on this server; a promo code opens a report.' },
  'foreign-return': {
    status: 422,
    message: 'A checkout returns to this server only; name an address of it, or set RETURN_ORIGINS.',
  },
  'bot-off': { status: 403, message: 'No bot is set up on this server; share the picture instead.' },
  'bot-blocked': {
    status: 409,
    message: 'The bot may not write to this person; press Start in its chat and try again.',
  },
  'promo-unknown': { status: 404, message: 'Invalid promo code.' },
  'promo-expired': { status: 410, message: 'This promo code has expired.' },
  'promo-used-up': { status: 409, message: 'This promo code has been used up.' },
  'promo-used-before': { status: 409, message: 'You have used this promo code already.' },
  'promo-not-better': { status: 409, message: 'You have a better promo code on this report already.' },
  'too-large': { status: 413, message: `Send at most ${maxJsonBytes / 1024} kB in one request.` },
  'too-many-requests': { status: 429, message: 'That was too often; wait a little and try again.' },
  'not-found': { status: 404, message: 'There is nothing at this address; check it.' },
  unavailable: { status: 503, message: 'Not ready at the moment; try again shortly.' },
  internal: { status: 500, message: 'Something failed on our side; nothing was lost, please try again.' },
} satisfies Record<ErrorCode, Meaning>

/** The reply for an error; `detail` says more where it is known and safe to tell. */
export function errorReply(error: ErrorCode, detail?: string): ErrorReply {
  const { status, message } = errorMeanings[error]
  return { code: status, message: detail ? `${message} ${detail}` : message, data: null, error }
}

const byStatus: Record<number, ErrorCode> = { 404: 'not-found', 413: 'too-large', 415: 'not-json' }

/** Where the first problem is and what it is; never the value that was sent. */
function validationDetail(error: unknown): string | undefined {
  if (!hasZodFastifySchemaValidationErrors(error)) return undefined
  const [first] = error.validation
  return first && `At ${first.instancePath || '/'}: ${first.message}.`
}

/** Turns whatever was thrown into the envelope. Only the unexpected is logged, and never told. */
export function handleError(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  if (isErasedMeanwhile(error)) {
    request.log.info({ err: error }, 'somebody was erased while a call of theirs was under way')
    const refusal = errorReply('identity-unproven')
    return reply.code(refusal.code).send(refusal)
  }
  const status = error.statusCode ?? 500
  if (status >= 500) {
    request.log.error({ err: error }, 'unexpected error')
    return reply.code(500).send(errorReply('internal'))
  }
  const answer = errorReply(byStatus[status] ?? 'malformed', validationDetail(error))
  return reply.code(answer.code).send(answer)
}
