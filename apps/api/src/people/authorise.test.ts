import { describe, expect, it } from 'vitest'
import { guestId } from '../testing/new-guest.ts'
import { authorise } from './authorise.ts'
import { identifierDigest } from './identifier-digest.ts'

const rosa = identifierDigest('rosa@example.org')
const claim = (userIdentifier: string, account: string | null = null) =>
  authorise({ userIdentifier, source: 'web', account })

describe('authorising a claim', () => {
  it('takes a guest id as its own proof, signed in or not', () => {
    const id = guestId()
    for (const account of [null, rosa])
      expect(claim(id, account)).toEqual({ ok: true, data: { identifier: id, keeper: id } })
  })

  it('takes the guest id in a profile as the proof for the profile', () => {
    const id = guestId()
    const identifier = `${id}~1777881600000`
    expect(claim(identifier)).toEqual({ ok: true, data: { identifier, keeper: id } })
  })

  it('takes the session of an account as the proof for its address, whichever case it is written in', () => {
    const data = { identifier: 'rosa@example.org', keeper: 'rosa@example.org' }
    expect(claim('Rosa@Example.org', rosa)).toEqual({ ok: true, data })
  })

  it('takes the session of an account as the proof for the account’s profiles', () => {
    const data = { identifier: 'rosa@example.org~1777881600000', keeper: 'rosa@example.org' }
    expect(claim('rosa@example.org~1777881600000', rosa)).toEqual({ ok: true, data })
  })

  it.each(['emil@example.org', 'emil@example.org~1777881600000', 'rosa@example.org.evil.example'])(
    'refuses %s to the session of another account',
    identifier => {
      expect(claim(identifier, rosa)).toEqual({ ok: false, reason: 'not-yours' })
    },
  )

  it.each([
    ['an e-mail', () => 'rosa@example.org'],
    ['a profile of an e-mail', () => 'rosa@example.org~1777881600000'],
    ['a Telegram id', () => '123456789'],
    ['an id that could be guessed', () => 'user_00000000-0000-1000-8000-000000000000'],
    ['a guest id with something before it', () => `x${guestId()}`],
    ['a profile of a profile', () => `${guestId()}~1~2`],
    ['a profile without its time', () => `${guestId()}~`],
    ['a profile with something else than a time', () => `${guestId()}~a b`],
  ])('knows nothing about %s without a session', (_case, identifier) => {
    expect(claim(identifier())).toEqual({ ok: false, reason: 'identity-unproven' })
  })

  it('knows nothing about an identifier that no session can prove', () => {
    expect(claim('123456789', rosa)).toEqual({ ok: false, reason: 'identity-unproven' })
  })
})
