import { expect, it, test } from 'vitest'
import { NetworkError } from '../../api/errors.ts'
import { beginProblem, credentialEmail, googleMissing } from './use-google-sign-in.ts'

test('where codes are sent they are named as the other way, elsewhere going on without an account is', () => {
  for (const sentence of [
    googleMissing,
    (hasCodes: boolean) => beginProblem(new Error('closed'), hasCodes),
  ]) {
    expect(sentence(true)).toContain('A code to your e-mail')
    expect(sentence(false)).not.toMatch(/code|mail/)
    expect(sentence(false)).toContain('without an account')
  }
})

test('without a network neither way is open, and neither is named', () => {
  expect(beginProblem(new NetworkError('offline'), true)).not.toMatch(/code|account/)
})

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
