import { describe, expect, it } from 'vitest'
import {
  baseOf,
  deleteProfile,
  isComplete,
  isMainProfile,
  newProfileUserId,
  type Profile,
  type ProfileData,
  withPerson,
  withProfile,
} from './profiles.ts'

const ada: Profile = {
  id: 'a',
  name: 'Ada',
  age: '62',
  sex: 'Female',
  userId: 'user_1',
  createdAt: '2026-01-01T09:00:00.000Z',
}

describe('a profile', () => {
  it('is main if it belongs to the base user or the messaging user, by name or by id', () => {
    expect(isMainProfile(ada, { baseUserId: 'user_1', messagingUserIds: [] })).toBe(true)
    expect(isMainProfile(ada, { baseUserId: 'other', messagingUserIds: ['user_1', '42'] })).toBe(true)
    expect(isMainProfile(ada, { baseUserId: 'other', messagingUserIds: ['42', 'user_1'] })).toBe(true)
    expect(isMainProfile(ada, { baseUserId: 'other', messagingUserIds: ['42'] })).toBe(false)
    expect(isMainProfile(ada, { baseUserId: null, messagingUserIds: [] })).toBe(false)
  })

  it('is complete only with a non-blank name, an age and a sex', () => {
    expect(isComplete(ada)).toBe(true)
    for (const gap of [{ name: '  ' }, { age: '' }, { sex: '' }] as const)
      expect(isComplete({ ...ada, ...gap })).toBe(false)
  })

  it('gets an unused identifier made of the base user and the time', () => {
    expect(newProfileUserId('user_1', [], 1777881600000)).toBe('user_1~1777881600000')
    expect(newProfileUserId('user_1', ['user_1~5', 'user_1~6'], 5)).toBe('user_1~7')
  })

  it('leads back to its base identifier', () => {
    expect(baseOf('user_1~1777881600000')).toBe('user_1')
    expect(baseOf('rosa@example.org')).toBe('rosa@example.org')
    expect(baseOf('ro~sa@example.org')).toBe('ro~sa@example.org')
    expect(baseOf('ro~sa@example.org~5')).toBe('ro~sa@example.org')
  })
})

const profile = (id: string, userId: string): Profile => ({
  id,
  name: id,
  age: '62',
  sex: 'Female',
  userId,
  createdAt: '2026-01-01T09:00:00.000Z',
})
const data: ProfileData = {
  profiles: [profile('first', 'base~1'), profile('owner', 'base'), profile('chat', '@chat')],
  currentProfileId: 'first',
  baseUserId: 'base',
}
const without = (gone: string) => data.profiles.filter(({ id }) => id !== gone)

describe('a device’s profiles', () => {
  it('make a new one current', () => {
    const added = withProfile(data, profile('new', 'base~9'))
    expect(added.profiles).toHaveLength(4)
    expect(added.currentProfileId).toBe('new')
  })

  it('store details in the right profile only', () => {
    const now = new Date('2026-05-04T08:00:00.000Z')
    const emil = { name: 'Emil', age: '71', sex: 'Male' } as const
    const told = withPerson(data, 'first', emil, now)
    expect(told.profiles[0]).toMatchObject({ id: 'first', ...emil, givenAt: now.toISOString() })
    expect(told.profiles.slice(1)).toEqual(data.profiles.slice(1))
    const later = withPerson(told, 'first', { ...emil, name: 'Emilio' }, new Date())
    expect(later.profiles[0], 'another name is no other age').toMatchObject({ givenAt: now.toISOString() })
  })

  it('always include at least one', () => {
    const alone = { ...data, profiles: without('owner').slice(0, 1) }
    expect(deleteProfile(alone, 'first', [])).toEqual({ ok: false, reason: 'last-profile' })
  })

  it('always include that of the base user or the messaging user', () => {
    expect(deleteProfile(data, 'owner', [])).toEqual({ ok: false, reason: 'main-profile' })
    expect(deleteProfile(data, 'chat', ['@chat'])).toEqual({ ok: false, reason: 'main-profile' })
  })

  it('keep the current one if another is deleted', () => {
    expect(deleteProfile(data, 'chat', [])).toEqual({
      ok: true,
      data: { ...data, profiles: without('chat'), currentProfileId: 'first' },
    })
  })

  it.each([
    ['the messaging user’s profile', ['@chat'], 'base', 'chat'],
    ['else the base user’s', [], 'base', 'owner'],
    ['else the first', [], 'nobody here', 'owner'],
  ])('fall back to %s if the current one is deleted', (_case, messagingUserIds, baseUserId, heir) => {
    const deletion = deleteProfile({ ...data, baseUserId }, 'first', messagingUserIds)
    expect(deletion).toMatchObject({ ok: true, data: { currentProfileId: heir } })
  })
})
