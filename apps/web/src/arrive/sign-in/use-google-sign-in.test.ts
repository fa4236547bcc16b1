import { expect, it, test } from 'vitest'
import { NetworkError } from '../../api/errors.ts'
import { beginProblem, credentialEmail, googleMissing } from './use-google-sign-in.ts'

test('codes are offered instead if available, else continuing without an account', () => {
  for (const sentence of [
    googleMissing,
    (hasCodes: boolean) => beginProblem(new Error('closed'), hasCodes),
  ]) {
    expect(sentence(true)).toContain('A code to your email')
    expect(sentence(false)).not.toMatch(/code|mail/)
    expect(sentence(false)).toContain('without an account')
  }
})

test('no alternative is named offline', () => {
  expect(beginProblem(new NetworkError('offline'), true)).not.toMatch(/code|account/)
})

const credential = (claims: unknown) =>
  ['e30', Buffer.from(JSON.stringify(claims)).toString('base64url'), 'signature'].join('.')

it('reads the email address from a credential, in lower case', () => {
  expect(credentialEmail(credential({ email: 'Rosa@Example.org', name: 'Zoë Ångström ??>' }))).toBe(
    'rosa@example.org',
  )
})

it.each(['', 'abc', 'a.b.c', credential({}), credential({ email: 7 }), credential(null)])(
  'finds no email address in %s',
  broken => {
    expect(credentialEmail(broken)).toBe('')
  },
)
