import { describe, expect, it } from 'vitest'
import { guestId } from '../testing/new-guest.ts'
import { authorise } from './authorise.ts'

const claim = (userIdentifier: string) => authorise({ userIdentifier, source: 'web' })

describe('authorising a claim', () => {
  it('takes a guest id as its own proof', () => {
    const id = guestId()
    expect(claim(id)).toEqual({ identifier: id, keeper: id })
  })

  it('takes the guest id in a profile as the proof for the profile', () => {
    const id = guestId()
    expect(claim(`${id}~1777881600000`)).toEqual({ identifier: `${id}~1777881600000`, keeper: id })
  })

  it.each([
    ['an e-mail', () => 'rosa@example.org'],
    ['a profile of an e-mail', () => 'rosa@example.org~1777881600000'],
    ['a Telegram id', () => '123456789'],
    ['an id that could be guessed', () => 'user_00000000-0000-1000-8000-000000000000'],
    ['a guest id with something before it', () => `x${guestId()}`],
    ['a profile of a profile', () => `${guestId()}~1~2`],
    ['a profile without its time', () => `${guestId()}~`],
    ['a profile with something else than a time', () => `${guestId()}~a b`],
  ])('knows nothing about %s', (_case, identifier) => {
    expect(claim(identifier())).toBeNull()
  })
})
