import { z } from 'zod'
import type { ErrorCode } from '../errors.ts'

/** One call, described once: the server validates with it, the browser client is derived from it. */
export type Endpoint<
  Body extends z.ZodType = z.ZodType,
  Data extends z.ZodType = z.ZodType,
  Code extends ErrorCode = ErrorCode,
> = {
  /** A GET has no body: its `body` says what travels in the caller's headers. */
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** With `:name` parameters. */
  path: string
  summary: string
  body: Body
  data: Data
  errors: readonly Code[]
}

export const endpoint = <Body extends z.ZodType, Data extends z.ZodType, const Code extends ErrorCode>(
  described: Endpoint<Body, Data, Code>,
) => described

/** Every good answer has this envelope. */
export const replyOf = <Data extends z.ZodType>(data: Data) =>
  z.object({ code: z.literal(200), message: z.string(), data })

export const apiPrefix = '/api/lithe'
