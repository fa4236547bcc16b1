import { expect, it, test } from 'vitest'
import { NetworkError } from '../../api/errors.ts'
import { beginProblem, credentialEmail, googleMissing } from './use-google-sign-in.ts'

test('a failed Google sign-in suggests a code if codes are sent, else continuing without an account', () => {
  for (const sentence of [
    googleMissing,
    (hasCodes: boolean) => beginProblem(new Error('closed'), hasCodes),
  ]) {
    expect(sentence(true)).toContain('A code to your email')
    expect(sentence(false)).not.toMatch(/code|mail/)
    expect(sentence(false)).toContain('without an account')
  }
})

test('a Google sign-in that fails offline names no alternative', () => {
  expect(beginProblem(new NetworkError('offline'), true)).not.toMatch(/code|account/)
})

const credential = (claims: unknown) =>
  ['e30', Buffer.from(JSON.stringify(claims)).toString('base64url'), 'signature'].join('.')

it('the email address is read from a credential, in lower case', () => {
  expect(credentialEmail(credential({ email: 'Rosa@Example.org', name: 'Zoë Ångström ??>' }))).toBe(
    'rosa@example.org',
  )
})

it.each(['', 'abc', 'a.b.c', credential({}), credential({ email: 7 }), credential(null)])(
  'no email address is found in %s',
  broken => {
    expect(credentialEmail(broken)).toBe('')
  },
)
