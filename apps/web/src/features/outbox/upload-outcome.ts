import type { ErrorCode } from '@lithe/contracts/errors'
import { ApiError } from '../../api-error.ts'

export type UploadOutcome =
  | { ok: true }
  /** No answer at all: nothing else will get through either. */
  | { ok: false; reason: 'unreachable' }
  /** The server cannot take it now. */
  | { ok: false; reason: 'try-later' }
  /** The server will never take it as it is. */
  | { ok: false; reason: 'refused'; because: ErrorCode }

const passingStatuses = [408, 425, 429]

export function uploadOutcomeOf(error: unknown): UploadOutcome {
  if (!(error instanceof ApiError)) return { ok: false, reason: 'unreachable' }
  if (error.status >= 500 || passingStatuses.includes(error.status)) return { ok: false, reason: 'try-later' }
  return { ok: false, reason: 'refused', because: error.code }
}
