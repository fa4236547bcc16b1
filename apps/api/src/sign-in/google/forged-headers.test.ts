import { base64url, exportJWK, generateKeyPair, type JWTHeaderParameters, SignJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type GoogleIssuer, googleClientId, openGoogleIssuer } from '../../testing/google-issuer.ts'
import { newGoogler } from '../../testing/new-googler.ts'
import { openTestPostgres } from '../../testing/open-test-postgres.ts'
import { makeTestApp, publicTestConfig, type TestApp } from '../../testing/test-app.ts'

describe('an ID token that tries to control its own verification', () => {
  let issuer: GoogleIssuer
  let testApp: TestApp
  let own: Awaited<ReturnType<typeof generateKeyPair>>
  beforeAll(async () => {
    issuer = await openGoogleIssuer()
    own = await generateKeyPair('RS256', { extractable: true })
    testApp = await makeTestApp(await openTestPostgres(), {
      publicConfig: { ...publicTestConfig, googleClientId },
      googleKeysUrl: issuer.keysUrl,
    })
  })
  afterAll(async () => {
    await testApp.close()
    await issuer.close()
  })

  const published = () => String(issuer.publicKey().kid)
  const ownSet = 'https://evil.example/keys.json'
  it.each<[string, () => Promise<Partial<JWTHeaderParameters>>]>([
    ['the key itself', async () => ({ jwk: await exportJWK(own.publicKey) })],
    [
      'the key itself, under Google’s key id',
      async () => ({ jwk: await exportJWK(own.publicKey), kid: published() }),
    ],
    ['a key URL', async () => ({ jku: ownSet, kid: published() })],
    ['a certificate URL', async () => ({ x5u: 'https://evil.example/cert.pem', kid: published() })],
    ['a file as its key id', async () => ({ kid: '../../../../dev/null' })],
    ['SQL as its key id', async () => ({ kid: "' union select 'x' --" })],
    ['another signature algorithm', async () => ({ alg: 'RS512', kid: published() })],
    ['an extension that must be understood', async () => ({ crit: ['x'], x: 1, kid: published() })],
    ['no key id', async () => ({})],
  ])('is refused with %s', async (_what, header) => {
    const rosa = newGoogler(testApp, issuer)
    const claims = rosa.claims({ nonce: await rosa.begin() })
    const said = { alg: 'RS256', ...(await header()) }
    const privateKey = said.alg === 'RS256' ? own.privateKey : (await generateKeyPair(said.alg)).privateKey
    const signed = await new SignJWT(claims).setProtectedHeader(said).sign(privateKey, { crit: { x: true } })
    expect((await rosa.hand(signed)).error).toBe('proof-refused')
    expect((await rosa.hand(await issuer.sign(claims))).status).toBe(200)
  })

  it('is accepted without a key id only if the single published key signed it', async () => {
    const rosa = newGoogler(testApp, issuer)
    const unnamed = async () => issuer.signUnnamed(rosa.claims({ nonce: await rosa.begin() }))
    expect((await rosa.hand(await unnamed())).status).toBe(200)

    const crowded = await openGoogleIssuer()
    await crowded.publishBeside()
    const elsewhere = await makeTestApp(await openTestPostgres(), {
      publicConfig: { ...publicTestConfig, googleClientId },
      googleKeysUrl: crowded.keysUrl,
    })
    const emil = newGoogler(elsewhere, crowded)
    const claims = emil.claims({ nonce: await emil.begin() })
    expect((await emil.hand(await crowded.signUnnamed(claims))).error).toBe('proof-refused')
    expect((await emil.hand(await crowded.sign(claims))).status).toBe(200)
    await elsewhere.close()
    await crowded.close()
  })

  it.each(['none', 'None', 'NONE', ''])('is refused when it claims the algorithm “%s”', async alg => {
    const rosa = newGoogler(testApp, issuer)
    const claims = rosa.claims({ nonce: await rosa.begin() })
    const parts = [{ alg, kid: published() }, claims].map(part => base64url.encode(JSON.stringify(part)))
    for (const seal of ['', 'AAAA', (await issuer.sign(claims)).split('.')[2]])
      expect((await rosa.hand([...parts, seal].join('.'))).status).toSatisfy(
        status => status === 400 || status === 401,
      )
  })
})
