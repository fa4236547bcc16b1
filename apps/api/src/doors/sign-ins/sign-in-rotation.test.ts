import { expect, it } from 'vitest'
import { signInSessions } from '../../ground/db/schema/sign-in.ts'
import { describeWithApp } from '../../testing/describe-with-app.ts'
import { newAccount } from '../../testing/new-account.ts'
import { idleLifeMs, longestLifeMs, overlapMs, tokenLifeMs } from './sign-in-token.ts'

describeWithApp('a session’s token', testApp => {
  const wait = (ms: number) => testApp().wait(ms)
  const signedIn = async () => {
    const rosa = newAccount(testApp())
    await rosa.signIn()
    await rosa.fetch()
    return rosa
  }
  type Account = Awaited<ReturnType<typeof signedIn>>

  /** Presents an old token, as if the response with the new token was lost. */
  const showing = ({ email }: Account, token: string | null) =>
    newAccount(testApp(), email).fetch(email, { headers: { cookie: `lithe_session=${token}` } })
  const tokenIn = ({ cookie }: { cookie: string }) => /lithe_session=([^;]+)/.exec(cookie)?.[1] ?? null
  const copies = async () => {
    const { body } = await testApp().app.inject('/metrics')
    return Number(/occurrence="session-copied"\} (\d+)/.exec(body)?.[1])
  }

  it('is valid for a day, and rotated on the first use after that', async () => {
    const rosa = await signedIn()
    const first = rosa.session()
    wait(tokenLifeMs - 1)
    expect((await rosa.fetch()).cookie).toBe('')
    wait(1)
    const { status, cookie } = await rosa.fetch()
    expect(status).toBe(200)
    expect(cookie).toMatch(/^lithe_session=[\w-]{43}; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Lax$/)
    expect(rosa.session()).not.toBe(first)
    expect([(await rosa.fetch()).status, (await rosa.fetch()).cookie]).toEqual([200, ''])
  })

  it('is rotated by calls of every method', async () => {
    const rosa = await signedIn()
    wait(tokenLifeMs)
    const first = rosa.session()
    expect((await rosa.devices()).length).toBe(1)
    const second = rosa.session()
    wait(tokenLifeMs)
    expect((await rosa.signOutOthers()).status).toBe(200)
    expect(new Set([first, second, rosa.session()]).size).toBe(3)
    expect((await rosa.fetch()).status).toBe(200)
  })

  it('is not stored in the clear', async () => {
    const [rosa, emil] = [await signedIn(), await signedIn()]
    wait(tokenLifeMs)
    await rosa.fetch()
    await emil.fetch()
    const kept = JSON.stringify(await testApp().database.db.select().from(signInSessions))
    for (const token of [rosa.session(), emil.session()]) expect(kept).not.toContain(token)
    expect(rosa.session()).not.toBe(emil.session())
  })

  it('is rotated once by concurrent calls, which all succeed', async () => {
    const rosa = await signedIn()
    const first = rosa.session()
    wait(tokenLifeMs)
    const answers = await Promise.all(Array.from({ length: 40 }, () => showing(rosa, first)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    const made = new Set(answers.map(tokenIn).filter(token => token !== null))
    expect(made.size).toBe(1)
    const [second = null] = made
    const mixed = [first, second, first, second, first, second, first, second]
    const then = await Promise.all(mixed.map(token => showing(rosa, token)))
    expect(then.map(({ status }) => status)).toEqual(mixed.map(() => 200))
    expect((await showing(rosa, second)).cookie).toBe('')
  })

  it('stays valid for only a minute after its successor is first used', async () => {
    const rosa = await signedIn()
    const first = rosa.session()
    wait(tokenLifeMs)
    await rosa.fetch()
    wait(10 * overlapMs)
    await rosa.fetch()
    wait(overlapMs - 1)
    const late = await showing(rosa, first)
    expect([late.status, late.cookie]).toEqual([200, ''])
    wait(1)
    expect((await showing(rosa, first)).error).toBe('identity-unproven')
  })

  it('is reissued, however late, if the response with it was lost', async () => {
    const rosa = await signedIn()
    const first = rosa.session()
    wait(tokenLifeMs)
    const lost = tokenIn(await showing(rosa, first))
    for (const ms of [1, overlapMs, 30 * tokenLifeMs]) {
      wait(ms)
      const again = await showing(rosa, first)
      expect([again.status, tokenIn(again)]).toEqual([200, lost])
    }
    expect((await rosa.fetch()).status).toBe(200)
    expect(rosa.session()).toBe(lost)
    expect((await rosa.fetch()).status).toBe(200)
    wait(tokenLifeMs)
    expect(tokenIn(await rosa.fetch())).not.toBe(lost)
  })

  it('never leaves a device without a valid token, however responses are ordered or lost', async () => {
    const rosa = await signedIn()
    const held = new Set([rosa.session()])
    wait(tokenLifeMs)
    for (let round = 0; round < 6; round++) {
      const answers = await Promise.all(Array.from({ length: 8 }, () => showing(rosa, rosa.session())))
      for (const answer of answers) held.add(tokenIn(answer) ?? rosa.session())
      wait(overlapMs)
    }
    const newest = [...held].at(-1) ?? null
    expect(held.size).toBe(2)
    for (const token of held) expect((await showing(rosa, token)).status).toBe(200)
    expect((await showing(rosa, newest)).status).toBe(200)
  })

  it('ends the session for thief and owner when reused after rotation, counted once and anonymously', async () => {
    const rosa = await signedIn()
    const first = rosa.session()
    wait(tokenLifeMs)
    await rosa.fetch()
    await rosa.fetch()
    wait(overlapMs)
    const before = await copies()
    testApp().logged.length = 0
    const shown = await Promise.all(Array.from({ length: 12 }, () => showing(rosa, first)))
    for (const { error, cookie } of shown) expect([error, cookie]).toEqual(['identity-unproven', ''])
    expect((await rosa.fetch()).error).toBe('identity-unproven')
    expect((await copies()) - before).toBe(1)
    const warnings = testApp().logged.filter(line => line.includes('its token was replaced long ago'))
    expect(warnings).toHaveLength(1)
    for (const text of [rosa.email, first, rosa.session()])
      expect(testApp().logged.join('')).not.toContain(text)
  })

  it('ends only its own session when reused after rotation', async () => {
    const rosa = await signedIn()
    const first = rosa.session()
    wait(tokenLifeMs)
    const tablet = newAccount(testApp(), rosa.email)
    await tablet.signIn()
    await rosa.fetch()
    await rosa.fetch()
    wait(overlapMs)
    await showing(rosa, first)
    expect((await rosa.fetch()).error).toBe('identity-unproven')
    expect((await tablet.fetch()).status).toBe(200)
  })

  it('signs out, whether current or previous', async () => {
    const rosa = await signedIn()
    const first = rosa.session()
    wait(tokenLifeMs)
    await rosa.fetch()
    const headers = { cookie: `lithe_session=${first}` }
    const signOut = { method: 'POST', url: '/api/lithe/sign-out', headers, payload: {} } as const
    expect((await testApp().app.inject(signOut)).statusCode).toBe(200)
    expect((await rosa.fetch()).error).toBe('identity-unproven')
  })

  it('expires after ninety idle days, counted from its last rotation', async () => {
    const rosa = await signedIn()
    wait(idleLifeMs - 1)
    expect((await rosa.fetch()).status).toBe(200)
    wait(idleLifeMs - 1)
    expect((await rosa.fetch()).status).toBe(200)
    wait(idleLifeMs)
    expect((await rosa.fetch()).error).toBe('identity-unproven')
  })

  it('expires a year after sign-in, however much it is used', async () => {
    const rosa = await signedIn()
    const end = testApp().clock.now.getTime() + longestLifeMs
    while (testApp().clock.now.getTime() + 80 * tokenLifeMs < end) {
      wait(80 * tokenLifeMs)
      expect((await rosa.fetch()).status).toBe(200)
    }
    wait(end - 1 - testApp().clock.now.getTime())
    const { status, cookie } = await rosa.fetch()
    expect(status).toBe(200)
    expect(Date.parse(/Expires=([^;]+)/.exec(cookie)?.[1] ?? '')).toBe(Math.floor(end / 1000) * 1000)
    wait(1)
    expect((await rosa.fetch()).error).toBe('identity-unproven')
  })
})
