import { expect, it } from 'vitest'
import { signInSessions } from '../ground/db/schema/sign-in.ts'
import { describeWithApp } from '../testing/describe-with-app.ts'
import { newAccount } from '../testing/new-account.ts'
import { newGuest } from '../testing/new-guest.ts'

describeWithApp('a session', testApp => {
  it('is in an HttpOnly cookie that no other site sends', async () => {
    const { setCookies } = await newAccount(testApp()).signIn()
    expect(setCookies[0]).toMatch(
      /^lithe_session=[\w-]{43}; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Lax$/i,
    )
  })

  it('is stored as a digest, never as the token', async () => {
    const rosa = newAccount(testApp())
    await rosa.signIn()
    const kept = JSON.stringify(await testApp().database.db.select().from(signInSessions))
    expect(kept).not.toContain(rosa.session())
  })

  it('proves only the account and its profiles', async () => {
    const [rosa, emil] = [newAccount(testApp()), newAccount(testApp())]
    await rosa.signIn()
    await emil.signIn()
    expect((await rosa.fetch()).status).toBe(200)
    expect((await rosa.fetch(rosa.email.toUpperCase())).status).toBe(200)
    expect((await rosa.fetch(`${rosa.email}~1777881600000`)).status).toBe(200)
    const refused = [
      await rosa.fetch(emil.email),
      await rosa.fetch(`${emil.email}~1777881600000`),
      await rosa.fetch('nobody.was.here@example.org'),
    ]
    for (const { status, error } of refused) expect([status, error]).toEqual([403, 'not-yours'])
    expect(new Set(refused.map(({ text }) => text)).size).toBe(1)
  })

  it('leaves guests unaffected', async () => {
    const rosa = newAccount(testApp())
    await rosa.signIn()
    expect((await rosa.fetch(newGuest(testApp()).userIdentifier)).status).toBe(200)
  })

  it('is worthless when made up, cut short or replaced by an email address', async () => {
    const rosa = newAccount(testApp())
    await rosa.signIn()
    for (const token of ['x', rosa.session()?.slice(0, -1), rosa.email, '%00', '']) {
      const headers = { cookie: `lithe_session=${token}` }
      expect((await rosa.fetch(rosa.email, { headers })).error).toBe('identity-unproven')
    }
  })

  it('gets a new token at each sign-in, which ends the old one', async () => {
    const rosa = newAccount(testApp())
    await rosa.signIn()
    const old = rosa.session()
    testApp().wait(120_000)
    await rosa.signIn()
    expect(rosa.session()).not.toBe(old)
    expect((await rosa.fetch()).status).toBe(200)
    const headers = { cookie: `lithe_session=${old}` }
    expect((await rosa.fetch(rosa.email, { headers })).error).toBe('identity-unproven')
  })

  it('ends when the person signs out, on the server and in the browser', async () => {
    const rosa = newAccount(testApp())
    await rosa.signIn()
    const { status, cookie } = await rosa.signOut()
    expect(status).toBe(200)
    expect(cookie).toMatch(/^lithe_session=; .*Expires=Thu, 01 Jan 1970/)
    expect((await rosa.fetch()).error).toBe('identity-unproven')
    expect((await newAccount(testApp()).signOut()).status).toBe(200)
  })
})
