import { otp } from '@lithe/contracts/constants'
import { keptRecord } from '../../kept-values.ts'
import type { OtpRecord } from './otp-record.ts'

/** By lower-cased e-mail address. */
export type OtpState = { byEmail: Record<string, OtpRecord> }

const keptTime = (value: unknown) => (typeof value === 'number' && Number.isFinite(value) ? value : null)

function readRecord(kept: unknown): OtpRecord {
  const { attemptsLeft, lockedUntil, lastSentAt } = keptRecord(kept)
  const isCount = typeof attemptsLeft === 'number' && attemptsLeft >= 0 && attemptsLeft <= otp.attempts
  return {
    attemptsLeft: isCount ? Math.floor(attemptsLeft) : otp.attempts,
    lockedUntil: keptTime(lockedUntil),
    lastSentAt: keptTime(lastSentAt),
  }
}

/** What the device kept, as far as it makes sense. */
export function readOtpState(kept: unknown): OtpState {
  const records = Object.entries(keptRecord(keptRecord(kept).byEmail))
  return { byEmail: Object.fromEntries(records.map(([email, record]) => [email, readRecord(record)])) }
}
