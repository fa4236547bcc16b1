import { type ErrorCode, ErrorReply } from '@lithe/contracts/errors'

/** An error response from the server. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly status: number
  readonly code: ErrorCode
  /** Seconds to wait before retrying; null if the server did not say. */
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
    // Not JSON: an intermediary responded.
  }
  return status >= 500 ? 'unavailable' : 'internal'
}

/** No response: offline, or the server did not answer in time. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError'
}
