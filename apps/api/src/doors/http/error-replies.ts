import { maxJsonBytes } from '@lithe/contracts/constants'
import type { ErrorCode, ErrorReply } from '@lithe/contracts/errors'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { isErasedMeanwhile } from '../../ground/db/database.ts'
import { isNotServing } from '../../ground/db/readiness.ts'
import { type AllWords, asText, isolated, type Words } from '../../ground/ports/words.ts'
import { askedWords } from './asked-words.ts'

/** HTTP status per error; the words hold its sentence. */
export const errorStatuses = {
  malformed: 400,
  'not-json': 415,
  'identity-missing': 401,
  'identity-unproven': 401,
  'not-yours': 403,
  'foreign-origin': 403,
  'foreign-host': 421,
  'address-missing': 409,
  'address-unclear': 422,
  'code-wrong': 422,
  'sign-in-locked': 429,
  'sign-in-off': 403,
  'proof-refused': 401,
  'proof-stale': 401,
  'email-code-first': 409,
  'google-unreachable': 503,
  'fresh-proof-needed': 403,
  'passkey-unknown': 401,
  'other-account': 409,
  'too-many-passkeys': 409,
  'not-a-person': 409,
  'not-a-profile': 409,
  'unknown-person': 404,
  'profile-incomplete': 422,
  'unknown-session': 404,
  'consent-missing': 403,
  'session-taken': 409,
  'wrong-test': 422,
  'measured-days-apart': 422,
  'session-already-reported': 409,
  'no-measurements': 422,
  'impossible-measurement': 422,
  'unknown-organisation': 404,
  'unknown-report': 404,
  'no-mobility-age': 409,
  'already-unlocked': 409,
  'payments-off': 403,
  'foreign-return': 422,
  'bot-off': 403,
  'bot-blocked': 409,
  'promo-unknown': 404,
  'promo-expired': 410,
  'promo-used-up': 409,
  'promo-used-before': 409,
  'promo-not-better': 409,
  'too-large': 413,
  'too-many-requests': 429,
  'not-found': 404,
  unavailable: 503,
  internal: 500,
} as const satisfies Record<ErrorCode, number>

/** Builds the reply for an error; `detail` adds what is known and safe to reveal. */
export function errorReply(words: Words, error: ErrorCode, detail?: string): ErrorReply {
  const sentence = sentenceOf(words, error)
  const message = detail ? asText(words, `${sentence} ${isolated(detail)}`) : sentence
  return { code: errorStatuses[error], message, data: null, error }
}

function sentenceOf({ replies }: Words, error: ErrorCode): string {
  const sentence = replies.refusals[error]
  return typeof sentence === 'string' ? sentence : sentence({ kilobytes: maxJsonBytes / 1024 })
}

const byStatus: Record<number, ErrorCode> = { 404: 'not-found', 413: 'too-large', 415: 'not-json' }

/** Returns location and kind of the first validation problem, in English; never the value sent. */
function validationDetail({ replies }: Words, error: unknown): string | undefined {
  if (!hasZodFastifySchemaValidationErrors(error)) return undefined
  const [first] = error.validation
  return first && replies.details.field({ place: first.instancePath || '/', problem: first.message ?? '' })
}

/** Seconds after which to retry when the database is unavailable. */
const waitSeconds = 5

/** Turns any thrown error into the error envelope. Unexpected errors are logged, never exposed. */
export const handleError =
  (all: AllWords) => (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
    // Requests with an unparseable URL were never decorated with words.
    const words = askedWords(all, request)
    if (isErasedMeanwhile(error)) {
      request.log.info({ err: error }, 'a person was erased during a call of their own')
      const refusal = errorReply(words, 'identity-unproven')
      return reply.code(refusal.code).send(refusal)
    }
    const status = error.statusCode ?? 500
    if (status >= 500) {
      request.log.error({ err: error }, 'unexpected error')
      // Lets a proxy try another server and the browser's outbox retry.
      if (status === errorStatuses.unavailable || isNotServing(error)) {
        const refusal = errorReply(words, 'unavailable')
        return reply.code(refusal.code).header('retry-after', waitSeconds).send(refusal)
      }
      return reply.code(500).send(errorReply(words, 'internal'))
    }
    const answer = errorReply(words, byStatus[status] ?? 'malformed', validationDetail(words, error))
    return reply.code(answer.code).send(answer)
  }
