import { Readable } from 'node:stream'
import { apiPrefix, callerHeaders, type Endpoint, replyTo, type Who } from '@lithe/contracts/api'
import { otp } from '@lithe/contracts/constants'
import { type ErrorCode, ErrorReply } from '@lithe/contracts/errors'
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifySchema } from 'fastify'
import { z } from 'zod'
import { type Outcome, Streamed } from '../ground/ports/outcome.ts'
import { errorReply, errorStatuses } from './http/error-replies.ts'

const { userIdentifier, source } = callerHeaders

/** Percent-encoded, because headers are ASCII; the route's own schema rejects missing headers. */
const CallerHeaders = z.object({
  [userIdentifier]: z.string().optional(),
  [source]: z.string().optional(),
})

function decoded(value: string | undefined): string | undefined {
  try {
    return value === undefined ? undefined : decodeURIComponent(value)
  } catch {
    return undefined
  }
}

/** Builds the caller from headers, for a request without a body. */
const callerIn = (headers: z.output<typeof CallerHeaders>) => ({
  userIdentifier: decoded(headers[userIdentifier]),
  source: headers[source],
})

const waits: Partial<Record<ErrorCode, number>> = {
  'sign-in-locked': otp.lockMs / 1000,
  'too-many-requests': otp.resendMs / 1000,
}

/** Default seconds before a retry, if the limit gave no time. */
const secondsToWait = (reason: ErrorCode): number | null => waits[reason] ?? null

/** PostgreSQL stores neither NUL nor lone surrogates; other control characters are invalid in single-line text. */
const noLine = /\p{Cc}|\p{Surrogate}/u
const noLines = /(?![\t\n\r])\p{Cc}|\p{Surrogate}/u

/** Whether every string of a body survives storage unchanged, and single-line fields have one line. */
function hasOnlyStorableText(value: unknown, multiline: readonly string[], name = ''): boolean {
  if (typeof value === 'string') return !(multiline.includes(name) ? noLines : noLine).test(value)
  if (typeof value !== 'object' || value === null) return true
  return Object.entries(value).every(([inner, part]) => hasOnlyStorableText(part, multiline, inner))
}

/** Longer than our email and payment timeouts, shorter than a browser's. */
const longestAnswerMs = 15_000

type Door<
  Body extends z.ZodType,
  Data extends z.ZodType,
  Code extends ErrorCode,
  Params extends z.ZodType,
  W extends Who,
> = {
  endpoint: Endpoint<Body, Data, Code, W>
  params: Params
  answer: (
    input: z.output<Body> & z.output<Params>,
    request: FastifyRequest,
    reply: FastifyReply,
  ) => Promise<Outcome<z.output<Data> | Streamed<z.output<Data>>, Code>>
}

const transportErrors = [
  'malformed',
  'foreign-origin',
  'foreign-host',
  'too-large',
  'not-json',
  'internal',
] as const satisfies readonly ErrorCode[]

const errorResponses = (codes: readonly ErrorCode[]): Record<number, z.ZodType> =>
  Object.fromEntries([...codes, ...transportErrors].map(code => [errorStatuses[code], ErrorReply]))

/** Request schemas: a GET names its caller in the headers of `callerHeaders`, other methods in the body. */
function wayIn({
  method,
  body,
  multiline = [],
}: Pick<Endpoint, 'method' | 'body' | 'multiline'>): Pick<FastifySchema, 'body' | 'headers'> {
  const isStorable = (input: unknown) => hasOnlyStorableText(input, multiline)
  const checked = body.refine(isStorable, 'text holds characters that cannot be kept')
  return method === 'GET'
    ? { headers: CallerHeaders.transform((given): unknown => callerIn(given)).pipe(checked) }
    : { body: checked }
}

/** Safe: Fastify validated the request with the endpoint's own schemas. */
const parsedInput = <Input>({ method, body, headers, params }: FastifyRequest) =>
  Object.assign({}, method === 'GET' ? headers : body, params) as Input

/** Streams an envelope; a failure drops the connection, so a partial response never looks complete. */
async function* enveloped({ parts }: Streamed<unknown>) {
  yield '{"code":200,"message":"OK","data":'
  yield* parts
  yield '}'
}

/** Registers a route for an endpoint, validating its input and serialising its output. */
export function openRoute<
  Body extends z.ZodType,
  Data extends z.ZodType,
  Code extends ErrorCode,
  Params extends z.ZodType,
  W extends Who,
>(app: FastifyInstance, { endpoint, params, answer }: Door<Body, Data, Code, Params, W>) {
  const { method, path, summary, beside, errors, mayTakeMs } = endpoint
  const schema: FastifySchema = {
    summary,
    params,
    ...wayIn(endpoint),
    response: { 200: replyTo(endpoint), ...errorResponses(errors) },
  }
  app.route({
    method,
    url: apiPrefix + path,
    schema,
    handlerTimeout: mayTakeMs ?? longestAnswerMs,
    async handler(request, reply) {
      const input = parsedInput<z.output<Body> & z.output<Params>>(request)
      const outcome = await answer(input, request, reply)
      if (outcome.ok && outcome.data instanceof Streamed)
        return reply.type('application/json; charset=utf-8').send(Readable.from(enveloped(outcome.data)))
      if (outcome.ok) return { code: 200, message: 'OK', data: outcome.data, ...beside?.parse(outcome.data) }
      const refusal = errorReply(request.words, outcome.reason)
      const wait = secondsToWait(outcome.reason)
      if (wait !== null && !reply.hasHeader('retry-after')) reply.header('retry-after', wait)
      return reply.code(refusal.code).send(refusal)
    },
  })
}

/** Registers a public endpoint; `registerEndpoint` is for endpoints with a caller. */
export function openDoor<
  Body extends z.ZodType,
  Data extends z.ZodType,
  Code extends ErrorCode,
  Params extends z.ZodType,
>(app: FastifyInstance, door: Door<Body, Data, Code, Params, 'anyone'>) {
  openRoute(app, door)
}
