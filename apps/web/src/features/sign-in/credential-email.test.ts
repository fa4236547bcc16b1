import { expect, it } from 'vitest'
import { credentialEmail } from './credential-email.ts'

const credential = (claims: unknown) =>
  ['e30', Buffer.from(JSON.stringify(claims)).toString('base64url'), 'signature'].join('.')

it('finds the address that a credential speaks of, in small letters', () => {
  expect(credentialEmail(credential({ email: 'Rosa@Example.org', name: 'Zoë Ångström ??>' }))).toBe(
    'rosa@example.org',
  )
})

it.each(['', 'abc', 'a.b.c', credential({}), credential({ email: 7 }), credential(null)])(
  'finds none in %s',
  broken => {
    expect(credentialEmail(broken)).toBe('')
  },
)
