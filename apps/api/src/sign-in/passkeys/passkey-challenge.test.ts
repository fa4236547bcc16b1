import { expect, it } from 'vitest'
import { derivePepper } from '../../ground/secrets/pepper.ts'
import { clockSkewMs } from '../consume-proof.ts'
import { challengeLifeMs, isChallengeOver, newChallenge, readChallenge, useOf } from './passkey-challenge.ts'

const now = new Date('2026-05-04T08:00:00.000Z')
const pepper = derivePepper('the secret of today, long enough')
const binding = { purpose: 'sign-in', bearer: 'rosa' } as const
const { text } = newChallenge(pepper, binding, now)

it('is readable with the secret that created it, and no other', () => {
  expect(readChallenge(pepper, binding, text)).toEqual({ text, madeAt: now })
  expect(readChallenge(derivePepper('the secret of tomorrow, long enough'), binding, text)).toBeNull()
})

it.each([
  ['nothing', ''],
  ['what is no challenge', 'x'],
  ['one without its seal', text.replace(/\.[^.]*$/, '')],
  ['one whose seal is cut short', text.slice(0, -1)],
  ['one of another time', text.replace(/^\w/, first => (first === 'm' ? 'n' : 'm'))],
])('%s is rejected', (_what, told) => {
  expect(readChallenge(pepper, binding, told)).toBeNull()
})

it('is rejected for another bearer or purpose', () => {
  expect(readChallenge(pepper, { ...binding, bearer: 'emil' }, text)).toBeNull()
  expect(readChallenge(pepper, { ...binding, purpose: 'add' }, text)).toBeNull()
})

it('is remembered once used for as long as it would be valid by any server’s clock', () => {
  const challenge = newChallenge(pepper, binding, now)
  const end = new Date(now.getTime() + challengeLifeMs)
  expect(isChallengeOver(challenge, end)).toBe(false)
  expect(isChallengeOver(challenge, new Date(end.getTime() + 1))).toBe(true)
  expect(useOf(challenge).expiresAt).toEqual(new Date(end.getTime() + clockSkewMs))
})
