import fc from 'fast-check'
import { base64url, SignJWT, UnsecuredJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { signInSessions } from '../../ground/db/schema/sign-in.ts'
import { type GoogleIssuer, googleClientId, openGoogleIssuer } from '../../testing/google-issuer.ts'
import { newGoogler } from '../../testing/new-googler.ts'
import { openTestPostgres } from '../../testing/open-test-postgres.ts'
import { makeTestApp, publicTestConfig, type TestApp } from '../../testing/test-app.ts'

describe('a Google ID token', () => {
  let issuer: GoogleIssuer
  let testApp: TestApp
  beforeAll(async () => {
    issuer = await openGoogleIssuer()
    testApp = await makeTestApp(await openTestPostgres(), {
      publicConfig: { ...publicTestConfig, googleClientId },
      googleKeysUrl: issuer.keysUrl,
    })
  })
  afterAll(async () => {
    await testApp.close()
    await issuer.close()
  })

  const somebody = () => newGoogler(testApp, issuer)
  const inSeconds = (seconds: number) => Math.floor(testApp.clock.now.getTime() / 1000) + seconds
  const sessionsKept = () => testApp.database.db.$count(signInSessions)

  it.each<[string, object]>([
    ['for another client', { aud: 'somebody-else.apps.googleusercontent.com' }],
    ['for several clients', { aud: [googleClientId, 'somebody-else.apps.googleusercontent.com'] }],
    ['from another issuer', { iss: 'https://accounts.example.org' }],
    ['with an unverified email address', { email_verified: false }],
    ['with a text as the verified flag', { email_verified: 'true' }],
    ['without an email address', { email: undefined }],
    ['with an invalid email address', { email: 'rosa' }],
    ['without a subject', { sub: undefined }],
    ['with an empty subject', { sub: '' }],
    ['without a nonce', { nonce: undefined }],
    ['with another nonce', { nonce: 'another' }],
    ['without an expiry', { exp: undefined }],
    ['without an issue time', { iat: undefined }],
  ])('is refused %s', async (_what, claims) => {
    const refused = await somebody().signInWithGoogle({ ...claims })
    expect([refused.status, refused.error]).toEqual([401, 'proof-refused'])
    expect(testApp.logged.join('')).not.toContain('the keys of Google could not be read')
  })

  it('is refused if issued in the future', async () => {
    expect((await somebody().signInWithGoogle({ iat: inSeconds(31) })).error).toBe('proof-refused')
    expect((await somebody().signInWithGoogle({ nbf: inSeconds(31) })).error).toBe('proof-refused')
  })

  it('is reported as too old once expired', async () => {
    const refused = await somebody().signInWithGoogle({ exp: inSeconds(-30), iat: inSeconds(-60) })
    expect([refused.status, refused.error]).toEqual([401, 'proof-stale'])
  })

  it('is refused when signed by another key, whatever algorithm it claims', async () => {
    const rosa = somebody()
    const claims = rosa.claims({ nonce: await rosa.begin() })
    const published = issuer.publicKey()
    const kid = String(published.kid)
    const publicText = new TextEncoder().encode(JSON.stringify(published))
    const forgeries = [
      await issuer.forge(claims),
      new UnsecuredJWT(claims).encode(),
      await new SignJWT(claims).setProtectedHeader({ alg: 'HS256', kid }).sign(publicText),
      await new SignJWT(claims)
        .setProtectedHeader({ alg: 'HS256', kid })
        .sign(base64url.decode(String(published.n))),
    ]
    for (const forgery of forgeries) expect((await rosa.hand(forgery)).error).toBe('proof-refused')
    expect((await rosa.hand(await issuer.sign(claims))).status).toBe(200)
  })

  it('is refused with the same message for any reason', async () => {
    const rosa = somebody()
    const answers = [
      await rosa.signInWithGoogle({ aud: 'another' }),
      await rosa.signInWithGoogle({ email_verified: false }),
      await rosa.hand('not.a.token'),
    ]
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
  })

  it('opens nothing and breaks nothing when altered anywhere', async () => {
    const rosa = somebody()
    const credential = await rosa.press()
    const before = await sessionsKept()
    const letter = fc.constantFrom(...'ABab01-_.=~é\u{1F600}')
    const altered = fc.tuple(fc.nat(), letter, fc.constantFrom(0, 1, 7)).map(([at, by, gone]) => {
      const place = at % credential.length
      return credential.slice(0, place) + by + credential.slice(place + gone)
    })
    const cut = fc.nat({ max: credential.length - 1 }).map(end => credential.slice(0, end))
    const claimed = fc.jsonValue().map(value => {
      const [head, , seal] = credential.split('.')
      return [head, base64url.encode(JSON.stringify(value)), seal].join('.')
    })
    const headed = fc.jsonValue().map(value => {
      const [, ...rest] = credential.split('.')
      return [base64url.encode(JSON.stringify(value)), ...rest].join('.')
    })
    await fc.assert(
      fc.asyncProperty(fc.oneof(altered, cut, claimed, headed, fc.string({ unit: 'binary' })), async text => {
        fc.pre(text !== credential)
        expect((await rosa.hand(text)).status).toSatisfy(status => status === 400 || status === 401)
      }),
      { numRuns: 150 },
    )
    expect(await sessionsKept()).toBe(before)
    expect((await rosa.hand(credential)).status).toBe(200)
  }, 60_000)

  it('is accepted from a new Google key without a restart, and forged key ids do not flood Google', async () => {
    expect((await somebody().signInWithGoogle()).status).toBe(200)
    await issuer.rotate()
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 31_000 })
    const asked = issuer.asked()
    expect((await somebody().signInWithGoogle()).status).toBe(200)
    expect(issuer.asked()).toBe(asked + 1)
    const rosa = somebody()
    const { privateKey } = await crypto.subtle.generateKey(
      {
        name: 'RSASSA-PKCS1-v1_5',
        hash: 'SHA-256',
        modulusLength: 2048,
        publicExponent: new Uint8Array([1, 0, 1]),
      },
      true,
      ['sign', 'verify'],
    )
    for (const kid of ['one', 'two', 'three']) {
      const forged = await new SignJWT(rosa.claims())
        .setProtectedHeader({ alg: 'RS256', kid })
        .sign(privateKey)
      expect((await rosa.hand(forged)).error).toBe('proof-refused')
    }
    expect(issuer.asked()).toBe(asked + 1)
    vi.useRealTimers()
  })
})

describe('signing in with Google', () => {
  async function start(clientId: string | null = googleClientId) {
    const issuer = await openGoogleIssuer()
    const publicConfig = { ...publicTestConfig, googleClientId: clientId }
    const testApp = await makeTestApp(await openTestPostgres(), {
      publicConfig,
      googleKeysUrl: issuer.keysUrl,
    })
    onTestFinished(() => Promise.all([testApp.close(), issuer.close()]).then(() => {}))
    return { issuer, testApp }
  }

  it.each(['failure', 'nothing', 'gone'] as const)(
    'reports Google unreachable while its key server gives %s, and recovers',
    async trouble => {
      const { issuer, testApp } = await start()
      const rosa = newGoogler(testApp, issuer)
      const credential = await rosa.press()
      if (trouble === 'gone') await issuer.close()
      else issuer.answerWith(trouble)
      const began = performance.now()
      const refused = await rosa.hand(credential)
      expect([refused.status, refused.error]).toEqual([503, 'google-unreachable'])
      expect(performance.now() - began).toBeLessThan(5000)
      const lines = testApp.logged.join('')
      expect(lines).toMatch(/"reason":"\w[^\n]*the keys of Google could not be read/)
      for (const text of [credential, rosa.email, rosa.sub]) expect(lines).not.toContain(text)
      if (trouble === 'gone') return
      issuer.answerWith('keys')
      expect((await rosa.hand(credential)).status).toBe(200)
    },
    20_000,
  )

  it('is disabled without a client id, for nonces and tokens alike', async () => {
    const { issuer, testApp } = await start(null)
    const rosa = newGoogler(testApp, issuer)
    const credential = await issuer.sign(rosa.claims({ nonce: 'n' }))
    const refused = await rosa.hand(credential)
    expect([refused.status, refused.error]).toEqual([403, 'sign-in-off'])
    await expect(rosa.begin()).rejects.toThrow('sign-in-off')
    expect(issuer.asked()).toBe(0)
  })

  it('logs no part of a token, its nonce or its person, and counts what happened', async () => {
    const { issuer, testApp } = await start()
    const rosa = newGoogler(testApp, issuer, { name: 'Perpetua Quillfeather' })
    const credential = await rosa.press()
    const secret = String(rosa.cookie('lithe_nonce'))
    await rosa.hand(credential)
    await rosa.hand(credential)
    await rosa.hand(`${credential}x`)
    const lines = testApp.logged.join('')
    expect(lines).toContain('"route":"/api/lithe/sign-in/google"')
    const parts = credential.split('.')
    for (const text of [rosa.email, rosa.sub, 'Quillfeather', secret, String(rosa.session()), ...parts])
      expect(lines).not.toContain(text)
    const { body } = await testApp.app.inject('/metrics')
    expect(body).toContain('lithe_occurrences_total{occurrence="signed-in"} 1')
    expect(body).toContain('lithe_occurrences_total{occurrence="proof-refused"} 2')
  })
})
