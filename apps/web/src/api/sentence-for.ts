import type { ErrorCode } from '@lithe/contracts/errors'
import { errorsWords } from '@lithe/words/live/errors'
import { ApiError, NetworkError } from './errors.ts'

/** What a person reads where the server answered with this code: what happened, then what to do. */
export const refusalSentence = (code: ErrorCode): string => errorsWords[code]

/** The same of whatever a call ended with. */
export function sentenceFor(error: unknown): string {
  if (error instanceof ApiError) return refusalSentence(error.code)
  return error instanceof NetworkError ? errorsWords.offline : errorsWords.internal
}
