import type { ErrorCode } from '@lithe/contracts/errors'
import { ApiError } from '../../api-error.ts'

/** Signing in, filling in who one is, or a while later, and the server answers otherwise. */
const passing: readonly ErrorCode[] = [
  'identity-missing',
  'identity-unproven',
  'profile-incomplete',
  'too-many-requests',
]

/** Whether these measurements will never become a report, however often the server is asked. */
export const isFinalAnswer = (error: unknown): boolean =>
  error instanceof ApiError && error.status < 500 && !passing.includes(error.code)
