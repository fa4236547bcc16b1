import * as endpoints from '@lithe/contracts/api'
import { expect, it } from 'vitest'
import { describeWithApp } from '../../testing/describe-with-app.ts'
import { newAccount } from '../../testing/new-account.ts'
import { newAuthenticator } from '../../testing/new-authenticator.ts'
import { accountWithKey, challengeFor, showPasskey, signInWithKey } from '../../testing/passkeys.ts'
import { challengeLifeMs } from './passkey-challenge.ts'

const altered = (base64url: string) => {
  const bytes = Buffer.from(base64url, 'base64url')
  bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1
  return bytes.toString('base64url')
}

describeWithApp('a sign-in with a passkey is refused', testApp => {
  const wait = (ms: number) => testApp().wait(ms)

  it.each([
    ['on a page of another origin', { origin: 'http://evil.example' }],
    ['on a page of another port', { origin: 'http://localhost:8080' }],
    ['for another site', { rpId: 'evil.example' }],
    ['without verifying the user', { isVerified: false }],
    ['inside another site’s frame', { crossOrigin: true }],
    ['as a registration', { type: 'webauthn.create' }],
    ['for a made-up challenge', { challenge: Buffer.from('a challenge').toString('base64url') }],
    ['with another user’s handle', { handle: Buffer.from('somebody else').toString('base64url') }],
  ])('when it was signed %s', async (_how, tampering) => {
    const { key, laptop } = await accountWithKey(testApp())
    expect((await signInWithKey(laptop.call, key, tampering)).error).toBe('proof-refused')
    expect(laptop.session()).toBeNull()
    expect((await signInWithKey(laptop.call, key)).status).toBe(200)
  })

  it('when the signature, the signed data or the key id was altered', async () => {
    const { key, laptop } = await accountWithKey(testApp())
    for (const field of ['signature', 'authenticatorData'] as const) {
      const signed = key.get(await challengeFor(laptop.call))
      const response = { ...signed.response, [field]: altered(signed.response[field]) }
      expect((await showPasskey(laptop.call, { ...signed, response })).error).toBe('proof-refused')
    }
    const signed = key.get(await challengeFor(laptop.call))
    const renamed = { ...signed, id: altered(signed.id), rawId: altered(signed.id) }
    expect((await showPasskey(laptop.call, renamed)).error).toBe('passkey-unknown')
  })

  it('when another account’s key signed under this key’s id', async () => {
    const [rosa, emil] = [await accountWithKey(testApp()), await accountWithKey(testApp())]
    const { id } = rosa.key
    const forged = { ...emil.key.get(await challengeFor(emil.laptop.call)), id, rawId: id }
    expect((await showPasskey(emil.laptop.call, forged)).error).toBe('proof-refused')
    const strange = newAuthenticator().get(await challengeFor(emil.laptop.call), { handle: 'AAAA' })
    expect((await showPasskey(emil.laptop.call, strange)).error).toBe('passkey-unknown')
  })

  it('when it is replayed by the same browser, by another, or with the used challenge’s cookie', async () => {
    const { key, laptop } = await accountWithKey(testApp())
    const begun = await challengeFor(laptop.call)
    const signed = key.get(begun)
    const headers = { cookie: `lithe_passkey=${laptop.cookie('lithe_passkey')}` }
    expect((await showPasskey(laptop.call, signed)).status).toBe(200)
    await laptop.signOut()
    expect((await showPasskey(laptop.call, signed)).error).toBe('proof-stale')
    const thief = newAccount(testApp())
    await challengeFor(thief.call)
    expect((await showPasskey(thief.call, signed)).error).toBe('proof-refused')
    for (const [again, refusal] of [
      [signed, 'proof-refused'],
      [key.get(begun), 'proof-stale'],
    ] as const) {
      const body = { credential: again }
      const replayed = await thief.call(endpoints.signInWithPasskey, '/sign-in/passkey', body, { headers })
      expect(replayed.error).toBe(refusal)
    }
  })

  it('when the challenge is another browser’s, unknown, or five minutes old', async () => {
    const { key, laptop } = await accountWithKey(testApp())
    const thief = newAccount(testApp())
    const forThief = await challengeFor(thief.call)
    await challengeFor(laptop.call)
    expect((await showPasskey(laptop.call, key.get(forThief))).error).toBe('proof-refused')
    expect((await showPasskey(newAccount(testApp()).call, key.get(forThief))).error).toBe('proof-stale')
    const early = key.get(await challengeFor(laptop.call))
    wait(challengeLifeMs + 1)
    expect((await showPasskey(laptop.call, early)).error).toBe('proof-stale')
  })

  it('when its counter reveals a copied key', async () => {
    const { key, laptop } = await accountWithKey(testApp())
    expect((await signInWithKey(laptop.call, key, { counter: 7 })).status).toBe(200)
    for (const counter of [7, 6, 0])
      expect((await signInWithKey(laptop.call, key, { counter })).error).toBe('proof-refused')
    expect((await signInWithKey(laptop.call, key, { counter: 8 })).status).toBe(200)
  })

  it('except for one of twenty concurrent uses', async () => {
    const { phone, key, laptop } = await accountWithKey(testApp())
    const signed = key.get(await challengeFor(laptop.call))
    const answers = await Promise.all(Array.from({ length: 20 }, () => showPasskey(laptop.call, signed)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await phone.devices()).toHaveLength(2)
  })
})
