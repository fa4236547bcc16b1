import { otp } from '@lithe/contracts/constants'
import { beforeEach, describe, expect, it } from 'vitest'
import {
  afterFailure,
  afterSending,
  forgetRecord,
  isOver,
  keepRecord,
  neverSent,
  type OtpRecord,
  readOtpState,
  recordOf,
  useOtp,
  viewOtp,
} from './otp-store.ts'

const nowMs = Date.parse('2026-05-04T08:00:00Z')

describe('the stored state of sign-in codes', () => {
  beforeEach(() => useOtp.setState({ byEmail: {} }))

  it('is separate for each email address', () => {
    keepRecord('rosa@example.org', afterSending(nowMs), nowMs)
    expect(recordOf('rosa@example.org').lastSentAt).toBe(nowMs)
    expect(recordOf('emil@example.org')).toEqual(neverSent)
  })

  it('drops expired email addresses', () => {
    keepRecord('rosa@example.org', afterSending(nowMs), nowMs)
    keepRecord('emil@example.org', afterSending(nowMs), nowMs + otp.lifeMs)
    expect(Object.keys(useOtp.getState().byEmail)).toEqual(['emil@example.org'])
  })

  it('drops an email address when its owner signs in', () => {
    keepRecord('rosa@example.org', afterSending(nowMs), nowMs)
    forgetRecord('rosa@example.org')
    expect(useOtp.getState().byEmail).toEqual({})
  })

  it.each([
    ['nothing', null, {}],
    ['something else', { byEmail: [7] }, { 0: neverSent }],
    [
      'a record of nonsense',
      { byEmail: { 'a@b.c': { attemptsLeft: 99, lockedUntil: 'soon', lastSentAt: Number.NaN } } },
      { 'a@b.c': neverSent },
    ],
  ])('keeps the valid part of %s', (_case, kept, byEmail) => {
    expect(readOtpState(kept)).toEqual({ byEmail })
  })
})

const sentAtMs = Date.parse('2026-05-04T08:00:00Z')
const failedTimes = (times: number): OtpRecord =>
  Array.from({ length: times }).reduce<OtpRecord>(
    record => afterFailure(record, sentAtMs + 1000),
    afterSending(sentAtMs),
  )

describe('codes for one email address', () => {
  it('start with nothing sent, locked or pending', () => {
    expect(viewOtp(neverSent, sentAtMs)).toEqual({
      hasCode: false,
      attemptsLeft: 5,
      lockedSeconds: 0,
      resendSeconds: 0,
    })
  })

  it('have five attempts, and 120 seconds until the next code', () => {
    const record = afterSending(sentAtMs)
    expect(viewOtp(record, sentAtMs)).toMatchObject({ hasCode: true, attemptsLeft: 5, resendSeconds: 120 })
    expect(viewOtp(record, sentAtMs + 118_001)).toMatchObject({ resendSeconds: 2 })
    expect(viewOtp(record, sentAtMs + 120_000)).toMatchObject({ hasCode: true, resendSeconds: 0 })
  })

  it('are forgotten once the clock is set back, which would make their waits endless', () => {
    for (const record of [afterSending(sentAtMs), failedTimes(5)])
      expect(viewOtp(record, sentAtMs - 3_600_000)).toEqual(viewOtp(neverSent, sentAtMs))
  })

  it('expire after ten minutes', () => {
    expect(viewOtp(afterSending(sentAtMs), sentAtMs + otp.lifeMs - 1).hasCode).toBe(true)
    expect(viewOtp(afterSending(sentAtMs), sentAtMs + otp.lifeMs).hasCode).toBe(false)
  })

  it('lose one attempt per failure', () => {
    expect([1, 2, 3, 4].map(times => failedTimes(times).attemptsLeft)).toEqual([4, 3, 2, 1])
    expect(failedTimes(4).lockedUntil).toBeNull()
  })

  it('lock for 1200 seconds after the fifth failure', () => {
    const record = failedTimes(5)
    const lockedAtMs = sentAtMs + 1000
    expect(viewOtp(record, lockedAtMs)).toMatchObject({
      hasCode: false,
      attemptsLeft: 0,
      lockedSeconds: 1200,
    })
    expect(viewOtp(record, lockedAtMs + otp.lockMs)).toMatchObject({ hasCode: false, lockedSeconds: 0 })
  })

  it('never show too long a wait, even if the page’s clock lags', () => {
    expect(viewOtp(failedTimes(5), sentAtMs).lockedSeconds).toBe(1200)
    expect(viewOtp(afterSending(sentAtMs), sentAtMs - 900).resendSeconds).toBe(120)
  })

  it('are reset and unlocked by a new code', () => {
    expect(afterSending(sentAtMs + otp.lockMs)).toEqual({
      attemptsLeft: 5,
      lockedUntil: null,
      lastSentAt: sentAtMs + otp.lockMs,
    })
  })

  it('are over once no code, lock or cooldown is left', () => {
    expect(isOver(afterSending(sentAtMs), sentAtMs + otp.lifeMs - 1)).toBe(false)
    expect(isOver(afterSending(sentAtMs), sentAtMs + otp.lifeMs)).toBe(true)
    expect(isOver(failedTimes(5), sentAtMs + otp.lifeMs)).toBe(false)
  })
})
