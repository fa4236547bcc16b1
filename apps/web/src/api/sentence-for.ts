import type { ErrorCode } from '@lithe/contracts/errors'
import { errorsWords } from '@lithe/words/live/errors'
import { ApiError, NetworkError } from './errors.ts'

/** What the person reads for an error code: what happened, then what to do. */
export const refusalSentence = (code: ErrorCode): string => errorsWords[code]

/** The sentence for any error that ends a call. */
export function sentenceFor(error: unknown): string {
  if (error instanceof ApiError) return refusalSentence(error.code)
  return error instanceof NetworkError ? errorsWords.offline : errorsWords.internal
}
