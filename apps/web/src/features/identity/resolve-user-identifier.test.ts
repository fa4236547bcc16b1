import { guestIdPattern } from '@lithe/contracts/api'
import { describe, expect, it } from 'vitest'
import { withoutSecrets } from './address-bar.ts'
import { newGuestIdentifier, resolveUserIdentifier } from './resolve-user-identifier.ts'

const everything = {
  search: '?userId=from-link&userIdentifier=other',
  stored: 'stored',
  messagingUsername: 'username',
  messagingId: '42',
  newGuest: () => 'guest',
}

describe('the user identifier', () => {
  it('is taken from the first source that has one', () => {
    expect(resolveUserIdentifier(everything)).toBe('from-link')
    expect(resolveUserIdentifier({ ...everything, search: '?userIdentifier=other' })).toBe('other')
    expect(resolveUserIdentifier({ ...everything, search: '' })).toBe('stored')
    expect(resolveUserIdentifier({ ...everything, search: '', stored: null })).toBe('username')
    const nameless = { ...everything, search: '', stored: null, messagingUsername: null }
    expect(resolveUserIdentifier(nameless)).toBe('42')
    expect(resolveUserIdentifier({ ...nameless, messagingId: null })).toBe('guest')
  })

  it('passes over a source that is only blank', () => {
    expect(resolveUserIdentifier({ ...everything, search: '?userId=%20' })).toBe('stored')
  })

  it('is an unguessable guest for someone new', () => {
    expect(newGuestIdentifier()).toMatch(guestIdPattern)
    expect(newGuestIdentifier()).not.toBe(newGuestIdentifier())
  })

  it('leaves the address bar, with the unlock key, and nothing else does', () => {
    expect(withoutSecrets('https://lithe.example/a?userId=1&o=x&unlockKey=k#top')).toBe('/a?o=x#top')
    expect(withoutSecrets('https://lithe.example/a?o=x')).toBeNull()
  })
})
