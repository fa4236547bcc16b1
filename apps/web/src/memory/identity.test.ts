import { guestIdPattern } from '@lithe/contracts/api'
import { describe, expect, it } from 'vitest'
import { newGuestIdentifier, resolveUserIdentifier, withoutSecrets } from './identity.ts'

const everything = {
  search: '?userId=from-link&userIdentifier=other',
  isKnownHere: () => true,
  stored: 'stored',
  messagingUsername: 'username',
  messagingId: '42',
  newGuest: () => 'guest',
}

const identifierOf = (from: Parameters<typeof resolveUserIdentifier>[0]) =>
  resolveUserIdentifier(from).userIdentifier

describe('the user identifier', () => {
  it('comes from the first source that has one', () => {
    expect(identifierOf(everything)).toBe('from-link')
    expect(identifierOf({ ...everything, search: '?userIdentifier=other' })).toBe('other')
    expect(identifierOf({ ...everything, search: '' })).toBe('stored')
    expect(identifierOf({ ...everything, search: '', stored: null })).toBe('username')
    const nameless = { ...everything, search: '', stored: null, messagingUsername: null }
    expect(identifierOf(nameless)).toBe('42')
    expect(identifierOf({ ...nameless, messagingId: null })).toBe('guest')
  })

  it('never comes from a blank source', () => {
    expect(resolveUserIdentifier({ ...everything, search: '?userId=%20' })).toEqual({
      userIdentifier: 'stored',
      stranger: null,
    })
  })

  it('never comes unasked from a link that names a stranger', () => {
    const strange = { ...everything, isKnownHere: () => false }
    expect(resolveUserIdentifier(strange)).toEqual({ userIdentifier: 'stored', stranger: 'from-link' })
    const fresh = { ...strange, stored: null, messagingUsername: null, messagingId: null }
    expect(resolveUserIdentifier(fresh)).toEqual({ userIdentifier: 'guest', stranger: 'from-link' })
  })

  it('is an unguessable guest identifier for a new visitor', () => {
    expect(newGuestIdentifier()).toMatch(guestIdPattern)
    expect(newGuestIdentifier()).not.toBe(newGuestIdentifier())
  })

  it('leaves the address bar with the unlock key, and nothing else does', () => {
    expect(withoutSecrets('https://lithe.example/a?userId=1&o=x&unlockKey=k#top')).toBe('/a?o=x#top')
    expect(withoutSecrets('https://lithe.example/a?o=x')).toBeNull()
  })
})
