import { beforeEach, describe, expect, it } from 'vitest'
import { noteServerTime } from '../storage/server-time.ts'
import {
  consentOf,
  forgetConsent,
  giveConsent,
  needsGuardian,
  renameConsents,
  setGuardian,
  useConsents,
} from './consent-store.ts'

const now = new Date('2026-11-22T08:00:00.000Z')

describe('consent on this device', () => {
  beforeEach(() => useConsents.setState({ given: {}, guardianOf: [] }))

  it('is stored per person, with wording and time', () => {
    expect(consentOf('user_1')).toBeNull()
    giveConsent('user_1', now)
    expect(consentOf('user_1')).toEqual({
      version: '2026-11-24',
      givenAt: now.toISOString(),
      isByGuardian: false,
    })
    expect(consentOf('user_1~5')).toBeNull()
  })

  it('is dated by the server’s clock, so that a slow phone can consent again after a withdrawal', () => {
    const takenBackAt = new Date('2026-11-22T08:10:00.000Z')
    noteServerTime(takenBackAt.toUTCString(), now.getTime())
    const { givenAt } = giveConsent('user_1', new Date(now.getTime() + 3000))
    expect(Date.parse(givenAt)).toBeGreaterThan(takenBackAt.getTime())
    noteServerTime(now.toUTCString(), now.getTime() + 1000)
    expect(giveConsent('user_1', now).givenAt).toBe(now.toISOString())
  })

  it('is a guardian’s only for people with a guardian', () => {
    setGuardian('user_1~5', true)
    expect(giveConsent('user_1~5', now).isByGuardian).toBe(true)
    setGuardian('user_1~5', false)
    expect(giveConsent('user_1~5', now).isByGuardian).toBe(false)
    expect(giveConsent('user_1', now).isByGuardian).toBe(false)
  })

  it('moves to the account on sign-in, and is removed on withdrawal', () => {
    giveConsent('user_1', now)
    setGuardian('user_1~5', true)
    renameConsents(who => who.replace('user_1', 'ada@example.org'))
    expect([consentOf('user_1'), consentOf('ada@example.org')?.givenAt]).toEqual([null, now.toISOString()])
    expect(useConsents.getState().guardianOf).toEqual(['ada@example.org~5'])
    forgetConsent('ada@example.org')
    expect(consentOf('ada@example.org')).toBeNull()
  })

  it('requires a parent or guardian below 16', () => {
    expect(['', '12', '15', '16', '71'].map(needsGuardian)).toEqual([false, true, true, false, false])
  })
})
