import { describe, expect, it } from 'vitest'
import { baseOf, isComplete, isMainProfile, newProfileUserId, type Profile } from './profile.ts'

const ada: Profile = {
  id: 'a',
  name: 'Ada',
  age: '62',
  sex: 'Female',
  userId: 'user_1',
  createdAt: '2026-01-01T09:00:00.000Z',
}

describe('a profile', () => {
  it('is main when it belongs to the base user or to the messaging user, by name or by id', () => {
    expect(isMainProfile(ada, { baseUserId: 'user_1', messagingUserIds: [] })).toBe(true)
    expect(isMainProfile(ada, { baseUserId: 'other', messagingUserIds: ['user_1', '42'] })).toBe(true)
    expect(isMainProfile(ada, { baseUserId: 'other', messagingUserIds: ['42', 'user_1'] })).toBe(true)
    expect(isMainProfile(ada, { baseUserId: 'other', messagingUserIds: ['42'] })).toBe(false)
    expect(isMainProfile(ada, { baseUserId: null, messagingUserIds: [] })).toBe(false)
  })

  it('is complete only with a name that is not blank, an age and a sex', () => {
    expect(isComplete(ada)).toBe(true)
    for (const gap of [{ name: '  ' }, { age: '' }, { sex: '' }] as const)
      expect(isComplete({ ...ada, ...gap })).toBe(false)
  })

  it('gets an identifier made of the base user and the time, never one that is taken', () => {
    expect(newProfileUserId('user_1', [], 1777881600000)).toBe('user_1~1777881600000')
    expect(newProfileUserId('user_1', ['user_1~5', 'user_1~6'], 5)).toBe('user_1~7')
  })

  it('leads back to the identifier it was made from', () => {
    expect(baseOf('user_1~1777881600000')).toBe('user_1')
    expect(baseOf('rosa@example.org')).toBe('rosa@example.org')
    expect(baseOf('ro~sa@example.org')).toBe('ro~sa@example.org')
    expect(baseOf('ro~sa@example.org~5')).toBe('ro~sa@example.org')
  })
})
