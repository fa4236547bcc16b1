import { describe, expect, it } from 'vitest'
import type { SignInProof } from '../../ground/ports/caller.ts'
import { identifierDigest } from '../../ground/secrets/pepper.ts'
import { guestId } from '../../testing/new-guest.ts'
import { testPepper } from '../../testing/test-app.ts'
import { authorise, nameDigest, profileDigest, provenAddress } from './authorise.ts'

const opened = (account: string, ...names: string[]): SignInProof => ({
  signInId: '6f2c1d0e-8f5e-4f7a-9c55-0f6f2a0c7b11',
  account: identifierDigest(account),
  names: names.map(name => nameDigest(testPepper, name)),
  provenAt: new Date('2026-05-04T08:00:00.000Z'),
})
const rosa = opened('rosa@example.org', 'rosa@example.org')
const rosaOnTelegram = opened('telegram:279058397', 'rosa_moves', '279058397')

const claim = (userIdentifier: string, signIn: SignInProof | null = null) =>
  authorise({ userIdentifier, source: 'web', signIn }, { pepper: testPepper, now: new Date() })

/** Only a guest may begin without signing in. */
const isGuest = (keeper: string) => keeper.startsWith('user_')

const someoneOf = (keeper: string) => ({
  ok: true,
  data: { keeper: identifierDigest(keeper), profile: null, beginsAs: isGuest(keeper) ? 'guest' : null },
})
const profileOf = (keeper: string, suffix: string) => ({
  ok: true,
  data: {
    keeper: identifierDigest(keeper),
    profile: { suffix, digest: profileDigest(identifierDigest(keeper), suffix) },
    beginsAs: isGuest(keeper) ? 'guest' : null,
  },
})

describe('authorising a claim', () => {
  it('accepts a guest id as its own proof, signed in or not', () => {
    const id = guestId()
    for (const session of [null, rosa]) expect(claim(id, session)).toEqual(someoneOf(id))
  })

  it('accepts the guest id in a profile as proof for the profile', () => {
    const id = guestId()
    expect(claim(`${id}~1777881600000`)).toEqual(profileOf(id, '1777881600000'))
  })

  it('accepts an account’s session for its email address, in any letter case', () => {
    expect(claim('Rosa@Example.org', rosa)).toEqual(someoneOf('rosa@example.org'))
  })

  it('accepts an account’s session for its profiles', () => {
    const profile = profileOf('rosa@example.org', '1777881600000')
    expect(claim('Rosa@example.org~1777881600000', rosa)).toEqual(profile)
  })

  it.each(['rosa_moves', 'Rosa_Moves', '279058397'])(
    'recognises a messenger account by %s, proven by its session',
    name => {
      expect(claim(name, rosaOnTelegram)).toEqual(someoneOf('telegram:279058397'))
      const profile = profileOf('telegram:279058397', '1777881600000')
      expect(claim(`${name}~1777881600000`, rosaOnTelegram)).toEqual(profile)
    },
  )

  it.each([
    'emil@example.org',
    'emil@example.org~1777881600000',
    'rosa@example.org.evil.example',
    'rosa_moves',
    'telegram:279058397',
    '123456789',
    'user_00000000-0000-1000-8000-000000000000',
  ])('refuses %s to a session that did not prove it', identifier => {
    expect(claim(identifier, rosa)).toEqual({ ok: false, reason: 'not-yours' })
  })

  it.each([
    ['an e-mail', () => 'rosa@example.org'],
    ['a profile of an e-mail', () => 'rosa@example.org~1777881600000'],
    ['a Telegram id', () => '279058397'],
    ['a Telegram name', () => 'rosa_moves'],
    ['an account’s inner name', () => 'telegram:279058397'],
    ['an id that could be guessed', () => 'user_00000000-0000-1000-8000-000000000000'],
    ['a guest id with something before it', () => `x${guestId()}`],
    ['a profile of a profile', () => `${guestId()}~1~2`],
    ['a profile without its time', () => `${guestId()}~`],
    ['a profile with something else than a time', () => `${guestId()}~a b`],
  ])('reveals nothing about %s without a session', (_case, identifier) => {
    expect(claim(identifier())).toEqual({ ok: false, reason: 'identity-unproven' })
  })
})

it.each([
  ['Rosa@Example.org', 'rosa@example.org'],
  ['rosa@example.org~1777881600000', 'rosa@example.org'],
  ['ro~sa@example.org~1777881600000', 'ro~sa@example.org'],
  [guestId(), null],
  [`${guestId()}~1777881600000`, null],
  ['rosa_moves', null],
  ['279058397', null],
])('the email address in %s is %s', (userIdentifier, address) => {
  expect(provenAddress({ userIdentifier })).toBe(address)
})
