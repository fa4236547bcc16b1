import type { ErrorCode } from '@lithe/contracts/errors'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { isErasedMeanwhile } from '../db/erased-meanwhile.ts'
import { errorReply } from './error-replies.ts'

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
