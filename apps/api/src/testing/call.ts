import { apiPrefix, callerHeaders, type Endpoint, replyTo } from '@lithe/contracts/api'
import { type ErrorCode, ErrorReply } from '@lithe/contracts/errors'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'

export type Answer<Data> = {
  status: number
  /** The body as sent over the wire. */
  text: string
  error: ErrorCode | null
  /** The Set-Cookie header, or an empty string. */
  cookie: string
  setCookies: readonly string[]
  /** Throws when the call was refused. */
  data: Data
}

export type From = { headers?: Record<string, string>; remoteAddress?: string }

const inHeaders = (body: unknown) =>
  Object.fromEntries(
    Object.entries(callerHeaders).flatMap(([field, header]) => {
      const value = Object(body)[field]
      return value === undefined ? [] : [[header, encodeURIComponent(String(value))]]
    }),
  )

/** Calls an endpoint in memory with its path parameters; validates the reply against the contract. */
export async function callEndpoint<Data extends z.ZodType>(
  app: FastifyInstance,
  { method, data, beside }: Pick<Endpoint<z.ZodType, Data>, 'method' | 'data' | 'beside'>,
  path: string,
  body: unknown,
  { headers = {}, ...from }: From = {},
): Promise<Answer<z.output<Data>>> {
  const reply = await app.inject({
    ...from,
    method,
    url: apiPrefix + path,
    ...(method === 'GET'
      ? { headers: { ...inHeaders(body), ...headers } }
      : { headers: { 'content-type': 'application/json', ...headers }, payload: JSON.stringify(body) }),
  })
  const setCookies = [reply.headers['set-cookie'] ?? []].flat()
  const cookie = setCookies.join(',')
  const { statusCode: status, body: text } = reply
  if (status === 200) {
    const envelope = replyTo({ data: z.unknown(), beside }).strict().parse(reply.json())
    return { status, text, error: null, cookie, setCookies, data: data.parse(envelope.data) }
  }
  const { code, error } = ErrorReply.parse(reply.json())
  if (code !== status) throw new Error(`the body says ${code}, the status ${status}`)
  return {
    status,
    text,
    error,
    cookie,
    setCookies,
    get data(): never {
      throw new Error(`expected a good answer, got ${text}`)
    },
  }
}
