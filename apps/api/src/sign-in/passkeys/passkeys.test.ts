import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as endpoints from '@lithe/contracts/api'
import { expect, it } from 'vitest'
import { freshProofMs } from '../../doors/people/authorise.ts'
import type { Database } from '../../ground/db/database.ts'
import { copyErasures, erasedName } from '../../ground/db/erasures.ts'
import { passkeys } from '../../ground/db/schema/sign-in.ts'
import { describeWithApp } from '../../testing/describe-with-app.ts'
import { newAccount } from '../../testing/new-account.ts'
import { newAuthenticator } from '../../testing/new-authenticator.ts'
import { newGuest } from '../../testing/new-guest.ts'
import {
  accountWithKey,
  addPasskey,
  beginPasskey,
  challengeFor,
  makePasskey,
  passkeysOf,
  removePasskey,
  showPasskey,
  signInWithKey,
} from '../../testing/passkeys.ts'
import { makeTestApp } from '../../testing/test-app.ts'
import { challengeLifeMs } from './passkey-challenge.ts'

const onAndroid =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0.0.0 Mobile Safari/537.36'

describeWithApp('a passkey', testApp => {
  const wait = (ms: number) => testApp().wait(ms)

  it('signs in from a new browser, and says whose account it is', async () => {
    const { phone, key, laptop } = await accountWithKey(testApp())
    const entered = await signInWithKey(laptop.call, key)
    expect(entered.data).toEqual({ userIdentifier: phone.email })
    expect(entered.setCookies.join()).toMatch(/lithe_session=[\w-]{43}; .*HttpOnly; SameSite=Lax/i)
    expect((await laptop.fetch()).status).toBe(200)
    expect((await phone.devices()).map(({ way }) => way)).toContain('passkey')
  })

  it('moves that browser’s guest to the account', async () => {
    const { key, laptop } = await accountWithKey(testApp())
    const guest = newGuest(testApp())
    await guest.introduce()
    const credential = key.get(await challengeFor(laptop.call))
    await showPasskey(laptop.call, credential, { userIdentifier: guest.userIdentifier })
    expect((await laptop.fetch()).data).not.toEqual({ name: '', age: '', sex: '' })
  })

  it('is named after its device until renamed, and shows when it was used', async () => {
    const phone = newAccount(testApp())
    await phone.signIn({}, { headers: { 'user-agent': onAndroid } })
    const key = newAuthenticator()
    const { passkeyId } = (await makePasskey(phone, key)).data
    const createdAt = testApp().clock.now.toISOString()
    const made = { passkeyId, name: 'Chrome on Android', createdAt, lastUsedAt: null }
    expect(await passkeysOf(phone)).toEqual([made])
    wait(60_000)
    await signInWithKey(newAccount(testApp()).call, key)
    const body = { userIdentifier: phone.email, name: '  Kitchen tablet ' }
    await phone.call(endpoints.renamePasskey, `/me/passkeys/${passkeyId}`, body)
    const lastUsedAt = testApp().clock.now.toISOString()
    expect(await passkeysOf(phone)).toEqual([{ ...made, name: 'Kitchen tablet', lastUsedAt }])
  })

  it('is discoverable, bound to this site and its owner, and created once per authenticator', async () => {
    const { phone, key } = await accountWithKey(testApp())
    const { data } = await beginPasskey(phone)
    expect(data.rp).toEqual({ id: 'localhost', name: 'Lithe' })
    expect(data.user.name).toBe(phone.email)
    expect(data.authenticatorSelection).toEqual({
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: 'required',
    })
    expect(data.excludeCredentials.map(({ id }) => id)).toEqual([key.id])
  })

  it('is stored without its owner’s email address or the authenticator’s user handle', async () => {
    const { phone, key } = await accountWithKey(testApp())
    const signed = key.get(await challengeFor(phone.call))
    const kept = JSON.stringify(await testApp().database.db.select().from(passkeys))
    expect(kept).toContain(key.id)
    for (const secret of [phone.email, phone.email.split('@')[0], signed.response.userHandle])
      expect(kept).not.toContain(secret)
  })

  it('cannot be created by guests, nor listed, renamed or removed by other accounts', async () => {
    const { phone, key, passkeyId } = await accountWithKey(testApp())
    const guest = newAccount(testApp(), newGuest(testApp()).userIdentifier)
    expect((await beginPasskey(guest)).error).toBe('identity-unproven')
    const other = newAccount(testApp())
    await other.signIn()
    expect(await passkeysOf(other)).toEqual([])
    await expect(passkeysOf({ call: other.call, email: phone.email })).rejects.toThrow('not-yours')
    expect((await removePasskey(other, passkeyId)).status).toBe(200)
    const body = { userIdentifier: other.email, name: 'Mine now' }
    await other.call(endpoints.renamePasskey, `/me/passkeys/${passkeyId}`, body)
    expect((await passkeysOf(phone)).map(({ name }) => name)).toEqual([''])
    expect((await signInWithKey(newAccount(testApp()).call, key)).status).toBe(200)
  })

  it('leaves the browser’s session intact when the new session fails to commit', async () => {
    const { db } = testApp().database
    let isFailing = false
    const failing = new Proxy(db, {
      get: (target, name) => {
        const value = Reflect.get(target, name)
        if (name !== 'transaction') return typeof value === 'function' ? value.bind(target) : value
        return (work: Parameters<Database['transaction']>[0]) =>
          target.transaction(async transaction => {
            const result = await work(transaction)
            if (isFailing) throw new Error('the commit failed')
            return result
          })
      },
    })
    const app = await makeTestApp({ db: failing, close: async () => {} })
    const { phone, key } = await accountWithKey(app)
    const challenge = await challengeFor(phone.call)
    isFailing = true
    const refused = await showPasskey(phone.call, key.get(challenge))
    isFailing = false
    expect([refused.status, refused.cookie]).toEqual([500, ''])
    expect((await phone.fetch()).status).toBe(200)
    await app.close()
  })

  it('is on the erasure list before its removal is confirmed', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'lithe-passkey-'))
    const list = join(folder, 'erasures')
    const { db } = testApp().database
    const app = await makeTestApp(
      { db, close: async () => {} },
      { listErasures: () => copyErasures(db, list) },
    )
    const { phone, passkeyId } = await accountWithKey(app)
    expect((await removePasskey(phone, passkeyId)).status).toBe(200)
    expect(await readFile(list, 'utf8')).toContain(erasedName(passkeyId))
    await app.close()
    await rm(folder, { recursive: true })
  })

  it('no longer signs in once removed, and says why', async () => {
    const { phone, key, passkeyId, laptop } = await accountWithKey(testApp())
    await removePasskey(phone, passkeyId)
    expect(await passkeysOf(phone)).toEqual([])
    expect((await signInWithKey(laptop.call, key)).error).toBe('passkey-unknown')
    expect(laptop.session()).toBeNull()
    await removePasskey(phone, passkeyId)
    const { body } = await testApp().app.inject('/metrics')
    expect(body).toContain('lithe_occurrences_total{occurrence="passkey-removed"} 1')
  })

  it('is refused as a renewed proof for another account, and leaves the session unchanged', async () => {
    const { phone, key } = await accountWithKey(testApp())
    const other = await accountWithKey(testApp())
    const showAgain = async (shown: typeof key) =>
      showPasskey(phone.call, shown.get(await challengeFor(phone.call)), { provesAgain: true })
    const session = phone.session()
    expect((await showAgain(other.key)).error).toBe('other-account')
    expect(phone.session()).toBe(session)
    expect((await passkeysOf(phone)).length).toBe(1)
    expect((await showAgain(key)).status).toBe(200)

    const { laptop } = other
    const unsigned = showPasskey(laptop.call, other.key.get(await challengeFor(laptop.call)), {
      provesAgain: true,
    })
    expect((await unsigned).error).toBe('other-account')
  })

  it('is deleted with its account', async () => {
    const { phone, key, laptop } = await accountWithKey(testApp())
    await phone.call(endpoints.eraseMe, '/me', { userIdentifier: phone.email })
    expect((await signInWithKey(laptop.call, key)).error).toBe('passkey-unknown')
  })

  it('cannot be added with a session that was proven long ago', async () => {
    const phone = newAccount(testApp())
    await phone.signIn()
    const begun = await beginPasskey(phone)
    wait(freshProofMs + 1)
    expect((await beginPasskey(phone)).error).toBe('fresh-proof-needed')
    const made = newAuthenticator().create(begun.data)
    expect((await addPasskey(phone, made)).error).toBe('fresh-proof-needed')
  })

  it('can be added only once, in time and for its session’s challenge', async () => {
    const [rosa, emil] = [newAccount(testApp()), newAccount(testApp())]
    await rosa.signIn()
    await emil.signIn()
    const forRosa = (await beginPasskey(rosa)).data
    const [last, late] = [(await beginPasskey(rosa)).data, (await beginPasskey(rosa)).data]
    expect((await addPasskey(emil, newAuthenticator().create(forRosa))).error).toBe('proof-refused')
    const key = newAuthenticator()
    const made = key.create(forRosa)
    const answers = await Promise.all(Array.from({ length: 5 }, () => addPasskey(rosa, made)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect((await addPasskey(rosa, newAuthenticator().create(forRosa))).error).toBe('proof-stale')
    wait(challengeLifeMs)
    const second = newAuthenticator()
    expect((await addPasskey(rosa, second.create(last))).status).toBe(200)
    wait(1)
    expect((await addPasskey(rosa, newAuthenticator().create(late))).error).toBe('proof-stale')
    expect(await passkeysOf(rosa)).toHaveLength(2)
  })

  it.each([
    ['on a page of another origin', { origin: 'http://evil.example' }],
    ['for another site', { rpId: 'evil.example' }],
    ['without verifying the user', { isVerified: false }],
    ['inside another site’s frame', { crossOrigin: true }],
    ['as a sign-in', { type: 'webauthn.get' }],
    ['for a made-up challenge', { challenge: Buffer.from('a challenge').toString('base64url') }],
  ])('is not added if created %s', async (_how, tampering) => {
    const phone = newAccount(testApp())
    await phone.signIn()
    expect((await makePasskey(phone, newAuthenticator(), tampering)).error).toBe('proof-refused')
    expect(await passkeysOf(phone)).toEqual([])
  })

  it('is limited to twelve per account, even if four are added at once', async () => {
    const phone = newAccount(testApp())
    await phone.signIn()
    for (let made = 0; made < 11; made++) await makePasskey(phone)
    const credentials: unknown[] = []
    for (let begun = 0; begun < 4; begun++)
      credentials.push(newAuthenticator().create((await beginPasskey(phone)).data))
    const answers = await Promise.all(credentials.map(credential => addPasskey(phone, credential)))
    expect(answers.map(({ error }) => error).sort()).toEqual(
      [null, ...Array(3).fill('too-many-passkeys')].sort(),
    )
    expect(await passkeysOf(phone)).toHaveLength(12)
  })

  it('is limited to twelve per account', async () => {
    const phone = newAccount(testApp())
    await phone.signIn()
    for (let made = 0; made < 12; made++) expect((await makePasskey(phone)).status).toBe(200)
    expect((await beginPasskey(phone)).error).toBe('too-many-passkeys')
  })
})
