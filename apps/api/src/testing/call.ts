import { apiPrefix, type Endpoint, replyOf } from '@lithe/contracts/api'
import { type ErrorCode, ErrorReply } from '@lithe/contracts/errors'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'

export type Answer<Data> = {
  status: number
  /** As it went over the wire. */
  text: string
  error: ErrorCode | null
  /** The value of the Set-Cookie header, empty without one. */
  cookie: string
  /** Throws when the call was refused. */
  data: Data
}

export type From = { headers?: Record<string, string>; remoteAddress?: string }

/** Calls an endpoint in memory, `path` with its parameters filled in; the reply must be what the contract says. */
export async function callEndpoint<Data extends z.ZodType>(
  app: FastifyInstance,
  { method, data }: Pick<Endpoint<z.ZodType, Data>, 'method' | 'data'>,
  path: string,
  body: unknown,
  { headers = {}, ...from }: From = {},
): Promise<Answer<z.output<Data>>> {
  const payload = JSON.stringify(body)
  const reply = await app.inject({
    ...from,
    method,
    url: apiPrefix + path,
    headers: { 'content-type': 'application/json', ...headers },
    payload,
  })
  const cookie = String(reply.headers['set-cookie'] ?? '')
  const { statusCode: status, body: text } = reply
  if (status === 200) {
    const envelope = replyOf(z.unknown()).strict().parse(reply.json())
    return { status, text, error: null, cookie, data: data.parse(envelope.data) }
  }
  const { code, error } = ErrorReply.parse(reply.json())
  if (code !== status) throw new Error(`the body says ${code}, the status ${status}`)
  return {
    status,
    text,
    error,
    cookie,
    get data(): never {
      throw new Error(`expected a good answer, got ${text}`)
    },
  }
}
