import type { ErrorCode } from '@lithe/contracts/errors'
import { ApiError } from '../../api-error.ts'

const final: readonly ErrorCode[] = [
  'malformed',
  'unknown-session',
  'wrong-test',
  'no-measurements',
  'measured-days-apart',
]

/** Whether these measurements will never become a report, however often the server is asked. */
export const isFinalAnswer = (error: unknown): boolean =>
  error instanceof ApiError && final.includes(error.code)
