import { apiPrefix, type Endpoint, replyOf } from '@lithe/contracts/api'
import { type ErrorCode, ErrorReply } from '@lithe/contracts/errors'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'

export type Answer<Data> = {
  status: number
  /** As it went over the wire. */
  text: string
  error: ErrorCode | null
  /** Throws when the call was refused. */
  data: Data
}

/** Calls an endpoint in memory, `path` with its parameters filled in; the reply must be what the contract says. */
export async function callEndpoint<Data extends z.ZodType>(
  app: FastifyInstance,
  { method, data }: Pick<Endpoint<z.ZodType, Data>, 'method' | 'data'>,
  path: string,
  body: unknown,
): Promise<Answer<z.output<Data>>> {
  const headers = { 'content-type': 'application/json' }
  const payload = JSON.stringify(body)
  const reply = await app.inject({ method, url: apiPrefix + path, headers, payload })
  const { statusCode: status, body: text } = reply
  if (status === 200) {
    const envelope = replyOf(z.unknown()).strict().parse(reply.json())
    return { status, text, error: null, data: data.parse(envelope.data) }
  }
  const { code, error } = ErrorReply.parse(reply.json())
  if (code !== status) throw new Error(`the body says ${code}, the status ${status}`)
  return {
    status,
    text,
    error,
    get data(): never {
      throw new Error(`expected a good answer, got ${text}`)
    },
  }
}
