import { type ErrorCode, ErrorReply } from '@lithe/contracts/errors'

/** The server answered, but not well. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly status: number
  readonly code: ErrorCode
  /** How long the server wants to be left alone; null where it does not say. */
  readonly retryAfterSeconds: number | null

  constructor(status: number, body: string, retryAfterSeconds: number | null = null) {
    super(`HTTP error! status: ${status}, message: ${body}`)
    this.status = status
    this.code = errorCodeOf(status, body)
    this.retryAfterSeconds = retryAfterSeconds
  }
}

function errorCodeOf(status: number, body: string): ErrorCode {
  try {
    const reply = ErrorReply.safeParse(JSON.parse(body))
    if (reply.success) return reply.data.error
  } catch {
    // Not JSON: something between us and the server answered.
  }
  return status >= 500 ? 'unavailable' : 'internal'
}

/** No answer came: the network is down, or the server could not be reached in time. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError'
}
