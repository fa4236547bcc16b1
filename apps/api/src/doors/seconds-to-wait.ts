import { otp } from '@lithe/contracts/constants'
import type { ErrorCode } from '@lithe/contracts/errors'

const waits: Partial<Record<ErrorCode, number>> = {
  'sign-in-locked': otp.lockMs / 1000,
  'too-many-requests': otp.resendMs / 1000,
}

/** After how long a refused call may go well, where the limit that refused it has not said so itself. */
export const secondsToWait = (reason: ErrorCode): number | null => waits[reason] ?? null
