import { Readable } from 'node:stream'
import { apiPrefix, callerHeaders, type Endpoint, replyTo, type Who } from '@lithe/contracts/api'
import { otp } from '@lithe/contracts/constants'
import { type ErrorCode, ErrorReply } from '@lithe/contracts/errors'
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifySchema } from 'fastify'
import { z } from 'zod'
import { type Outcome, Streamed } from '../ground/ports/outcome.ts'
import { errorReply, errorStatuses } from './http/error-replies.ts'

const { userIdentifier, source } = callerHeaders

/** Percent-encoded, as headers hold no other letters; each may be missing, which the call's own schema judges. */
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

/** The caller as a body would name them, from the headers of a call that has no body. */
const callerIn = (headers: z.output<typeof CallerHeaders>) => ({
  userIdentifier: decoded(headers[userIdentifier]),
  source: headers[source],
})

const waits: Partial<Record<ErrorCode, number>> = {
  'sign-in-locked': otp.lockMs / 1000,
  'too-many-requests': otp.resendMs / 1000,
}

/** After how long a refused call may go well, where the limit that refused it has not said so itself. */
const secondsToWait = (reason: ErrorCode): number | null => waits[reason] ?? null

/** PostgreSQL keeps neither NUL nor half a surrogate pair; other control characters have no place in a line. */
const noLine = /\p{Cc}|\p{Surrogate}/u
const noLines = /(?![\t\n\r])\p{Cc}|\p{Surrogate}/u

/** Whether every text in a parsed body can be stored and read back unchanged, and is one line where one is asked for. */
function hasOnlyStorableText(value: unknown, multiline: readonly string[], name = ''): boolean {
  if (typeof value === 'string') return !(multiline.includes(name) ? noLines : noLine).test(value)
  if (typeof value !== 'object' || value === null) return true
  return Object.entries(value).every(([inner, part]) => hasOnlyStorableText(part, multiline, inner))
}

/** Longer than a mail server or a payment provider is waited for, and shorter than a browser waits for us. */
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

/** A GET carries its caller in headers, named as in `callerHeaders`; everything else is a body. */
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

/** Safe because the route's schemas are the endpoint's: Fastify has put their output here. */
const parsedInput = <Input>({ method, body, headers, params }: FastifyRequest) =>
  Object.assign({}, method === 'GET' ? headers : body, params) as Input

/** A good answer whose data comes bit by bit. One that breaks off takes its connection with it: nothing passes for the whole. */
async function* enveloped({ parts }: Streamed<unknown>) {
  yield '{"code":200,"message":"OK","data":'
  yield* parts
  yield '}'
}

/** Opens a route for an endpoint object: it validates the way in and serialises the way out. */
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

/** Opens a door to anyone; `registerEndpoint` opens those that ask who is calling. */
export function openDoor<
  Body extends z.ZodType,
  Data extends z.ZodType,
  Code extends ErrorCode,
  Params extends z.ZodType,
>(app: FastifyInstance, door: Door<Body, Data, Code, Params, 'anyone'>) {
  openRoute(app, door)
}
