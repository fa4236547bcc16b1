import { expect, it } from 'vitest'
import { derivePepper } from '../../ground/secrets/pepper.ts'
import { clockSkewMs } from '../consume-proof.ts'
import { challengeLifeMs, isChallengeOver, newChallenge, readChallenge, useOf } from './passkey-challenge.ts'

const now = new Date('2026-05-04T08:00:00.000Z')
const pepper = derivePepper('the secret of today, long enough')
const binding = { purpose: 'sign-in', bearer: 'rosa' } as const
const { text } = newChallenge(pepper, binding, now)

it('a challenge is readable only with the secret that created it', () => {
  expect(readChallenge(pepper, binding, text)).toEqual({ text, madeAt: now })
  expect(readChallenge(derivePepper('the secret of tomorrow, long enough'), binding, text)).toBeNull()
})

it.each([
  ['nothing', ''],
  ['something else', 'x'],
  ['a challenge without its seal', text.replace(/\.[^.]*$/, '')],
  ['a challenge with its seal cut short', text.slice(0, -1)],
  ['a challenge with another time', text.replace(/^\w/, first => (first === 'm' ? 'n' : 'm'))],
])('%s is rejected', (_what, told) => {
  expect(readChallenge(pepper, binding, told)).toBeNull()
})

it('a challenge is rejected for another bearer or purpose', () => {
  expect(readChallenge(pepper, { ...binding, bearer: 'emil' }, text)).toBeNull()
  expect(readChallenge(pepper, { ...binding, purpose: 'add' }, text)).toBeNull()
})

it('a used challenge is remembered while any server’s clock would accept it', () => {
  const challenge = newChallenge(pepper, binding, now)
  const end = new Date(now.getTime() + challengeLifeMs)
  expect(isChallengeOver(challenge, end)).toBe(false)
  expect(isChallengeOver(challenge, new Date(end.getTime() + 1))).toBe(true)
  expect(useOf(challenge).expiresAt).toEqual(new Date(end.getTime() + clockSkewMs))
})
