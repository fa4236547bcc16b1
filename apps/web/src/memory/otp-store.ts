import { otp } from '@lithe/contracts/constants'
import { keptRecord, keptStore } from '../storage/device-storage.ts'

/** Code attempts for one email address here, times in ms since 1970. The server is authoritative. */
export type OtpRecord = { attemptsLeft: number; lockedUntil: number | null; lastSentAt: number | null }

export const neverSent: OtpRecord = { attemptsLeft: otp.attempts, lockedUntil: null, lastSentAt: null }

/** A new code restores all attempts and lifts the lock. */
export const afterSending = (nowMs: number): OtpRecord => ({ ...neverSent, lastSentAt: nowMs })

export const afterLocking = (record: OtpRecord, nowMs: number, lockMs: number = otp.lockMs): OtpRecord => ({
  ...record,
  attemptsLeft: 0,
  lockedUntil: nowMs + lockMs,
})

export function afterFailure(record: OtpRecord, nowMs: number): OtpRecord {
  const attemptsLeft = record.attemptsLeft - 1
  return attemptsLeft > 0 ? { ...record, attemptsLeft } : afterLocking(record, nowMs)
}

type OtpView = {
  /** Whether a code that may still be valid was sent. */
  hasCode: boolean
  attemptsLeft: number
  /** Seconds until it unlocks; 0 if unlocked. */
  lockedSeconds: number
  resendSeconds: number
}

/** The page's clock ticks once a second, so a wait just begun would show one second too many. */
const secondsUntil = (timeMs: number, nowMs: number, mostMs: number) =>
  Math.max(0, Math.ceil(Math.min(mostMs, timeMs - nowMs) / 1000))

export function viewOtp(record: OtpRecord, nowMs: number): OtpView {
  const begunMs = Math.max((record.lockedUntil ?? 0) - otp.lockMs, record.lastSentAt ?? 0)
  // Begun over a minute from now: the clock has been set back, and the waits would be endless.
  const { attemptsLeft, lockedUntil, lastSentAt } = begunMs - nowMs > 60_000 ? neverSent : record
  const lockedSeconds = lockedUntil === null ? 0 : secondsUntil(lockedUntil, nowMs, otp.lockMs)
  const isFresh = lastSentAt !== null && nowMs < lastSentAt + otp.lifeMs
  return {
    hasCode: isFresh && attemptsLeft > 0 && lockedSeconds === 0,
    attemptsLeft,
    lockedSeconds,
    resendSeconds: lastSentAt === null ? 0 : secondsUntil(lastSentAt + otp.resendMs, nowMs, otp.resendMs),
  }
}

/** Whether the record no longer affects what the person sees. */
export function isOver(record: OtpRecord, nowMs: number): boolean {
  const { hasCode, lockedSeconds, resendSeconds } = viewOtp(record, nowMs)
  return !hasCode && lockedSeconds === 0 && resendSeconds === 0
}

/** Records by lower-cased email address. */
type OtpState = { byEmail: Record<string, OtpRecord> }

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

/** Reads the valid part of stored records. */
export function readOtpState(kept: unknown): OtpState {
  const records = Object.entries(keptRecord(keptRecord(kept).byEmail))
  return { byEmail: Object.fromEntries(records.map(([email, record]) => [email, readRecord(record)])) }
}

export const useOtp = keptStore<OtpState>('otp-state', readOtpState, () => ({ byEmail: {} }))

export const recordOf = (email: string): OtpRecord => useOtp.getState().byEmail[email] ?? neverSent

/** Stores an email address's record, and drops other addresses' expired records. */
export function keepRecord(email: string, record: OtpRecord, nowMs: number) {
  const others = Object.entries(useOtp.getState().byEmail).filter(
    ([other, kept]) => other !== email && !isOver(kept, nowMs),
  )
  useOtp.setState({ byEmail: Object.fromEntries([...others, [email, record]]) })
}

export function forgetRecord(email: string) {
  const { [email]: _gone, ...byEmail } = useOtp.getState().byEmail
  useOtp.setState({ byEmail })
}
