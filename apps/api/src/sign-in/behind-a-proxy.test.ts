import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newAccount } from '../testing/new-account.ts'
import { openTestPostgres } from '../testing/open-test-postgres.ts'
import { makeTestApp, type TestApp } from '../testing/test-app.ts'

describe('behind an HTTPS proxy', () => {
  const overHttps = { headers: { 'x-forwarded-proto': 'https' } }
  let testApp: TestApp
  beforeAll(async () => {
    testApp = await makeTestApp(await openTestPostgres(), { trustProxy: 1 })
  })
  afterAll(() => testApp.close())

  async function signedIn() {
    const rosa = newAccount(testApp)
    const answer = await rosa.signIn({}, overHttps)
    return { rosa, answer }
  }

  it('the session cookie is bound to this host and HTTPS', async () => {
    const { rosa, answer } = await signedIn()
    const [session, device, ...more] = answer.setCookies
    expect(session).toMatch(
      /^__Host-lithe_session=[\w-]{43}; Path=\/; Expires=[^;]+; HttpOnly; Secure; SameSite=Lax$/,
    )
    expect(device).toMatch(
      /^__Host-lithe_device=[\w-]{43}; Path=\/; Expires=[^;]+; HttpOnly; Secure; SameSite=Lax$/,
    )
    expect(more.map(cookie => cookie.split('=', 1)[0])).toEqual([
      '__Host-lithe_guest',
      '__Host-lithe_guest_kept',
    ])
    expect((await rosa.fetch(rosa.email, overHttps)).status).toBe(200)
  })

  it('the cookie of a browser that requests a code is bound to this host and HTTPS', async () => {
    const { cookie } = await newAccount(testApp).askForCode(overHttps)
    expect(cookie).toMatch(
      /^__Host-lithe_code=[\w-]{43}; Path=\/; Expires=[^;]+; HttpOnly; Secure; SameSite=Lax$/,
    )
  })

  it('signing out clears the cookie under its full name', async () => {
    const { rosa } = await signedIn()
    await rosa.signOut(overHttps)
    expect(rosa.cookie('__Host-lithe_session')).toBeNull()
    expect((await rosa.fetch(rosa.email, overHttps)).error).toBe('identity-unproven')
  })
})
