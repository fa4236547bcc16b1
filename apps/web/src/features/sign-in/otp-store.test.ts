import { otp } from '@lithe/contracts/constants'
import { beforeEach, describe, expect, it } from 'vitest'
import { afterSending, neverSent } from './otp-record.ts'
import { forgetRecord, keepRecord, recordOf, useOtp } from './otp-store.ts'
import { readOtpState } from './read-otp-state.ts'

const nowMs = Date.parse('2026-05-04T08:00:00Z')

describe('what the device remembers of sign-in codes', () => {
  beforeEach(() => useOtp.setState({ byEmail: {} }))

  it('is kept apart for each address', () => {
    keepRecord('rosa@example.org', afterSending(nowMs), nowMs)
    expect(recordOf('rosa@example.org').lastSentAt).toBe(nowMs)
    expect(recordOf('emil@example.org')).toEqual(neverSent)
  })

  it('forgets addresses of which nothing is left', () => {
    keepRecord('rosa@example.org', afterSending(nowMs), nowMs)
    keepRecord('emil@example.org', afterSending(nowMs), nowMs + otp.lifeMs)
    expect(Object.keys(useOtp.getState().byEmail)).toEqual(['emil@example.org'])
  })

  it('forgets an address when its person has signed in', () => {
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
  ])('reads %s as far as it makes sense', (_case, kept, byEmail) => {
    expect(readOtpState(kept)).toEqual({ byEmail })
  })
})
