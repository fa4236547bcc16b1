import * as endpoints from '@lithe/contracts/api'
import { expect, it } from 'vitest'
import { callEndpoint } from '../testing/call.ts'
import { cookieJar } from '../testing/cookie-jar.ts'
import { describeWithApp } from '../testing/describe-with-app.ts'
import { guestId, newGuest } from '../testing/new-guest.ts'

describeWithApp('a browser with emptied storage', testApp => {
  const recall = (cookie: Record<string, string>, more = {}) =>
    testApp().app.inject({
      method: 'POST',
      url: '/api/lithe/recall-guest',
      headers: { ...cookie, ...more },
      payload: {},
    })

  async function visited(userIdentifier = guestId(), source = 'web') {
    const jar = cookieJar()
    const come = async (userIdentifier: string) => {
      const payload = { userIdentifier, source }
      const headers = jar.headers()
      const answer = await testApp().app.inject({ method: 'POST', url: '/api/lithe/user', headers, payload })
      jar.take([answer.headers['set-cookie'] ?? []].flat())
      return [answer.headers['set-cookie'] ?? []].flat()
    }
    const set = await come(userIdentifier)
    return { jar, set, come, userIdentifier }
  }
  const told = async (jar: ReturnType<typeof cookieJar>) =>
    (await recall(jar.headers())).json().data.userIdentifier

  it('recalls its guest by an HttpOnly, same-site cookie', async () => {
    const { jar, set, userIdentifier } = await visited()
    const key = set.find(line => line.includes(userIdentifier)) ?? ''
    expect(key).toMatch(/^(__Host-)?lithe_guest=/)
    expect(key).toContain('HttpOnly')
    expect(key).toContain('SameSite=Lax')
    expect(set.filter(line => !line.includes('HttpOnly')).join()).not.toContain('user_')
    expect(await told(jar)).toBe(userIdentifier)
  })

  it('grants nothing else: the cookie proves no call, and other sites cannot ask', async () => {
    const { jar } = await visited()
    const read = await testApp().app.inject({
      method: 'GET',
      url: '/api/lithe/me/kept',
      headers: jar.headers(),
    })
    expect(read.statusCode).toBe(400)
    const foreign = await recall(jar.headers(), { origin: 'https://evil.example' })
    expect([foreign.statusCode, foreign.body.includes('user_')]).toEqual([403, false])
  })

  it('keeps its first guest, but never a messenger’s guest', async () => {
    const { jar, come, userIdentifier } = await visited()
    await come(guestId())
    expect(await told(jar)).toBe(userIdentifier)
    expect((await visited(guestId(), 'telegram')).set).toEqual([])
  })

  it('recalls no guest who was erased or cleared', async () => {
    const erased = await visited()
    const { userIdentifier } = erased
    await callEndpoint(testApp().app, endpoints.eraseMe, '/me', { userIdentifier, source: 'web' })
    const answer = await recall(erased.jar.headers())
    expect(answer.json().data).toEqual({ userIdentifier: null })
    erased.jar.take([answer.headers['set-cookie'] ?? []].flat())
    expect(erased.jar.headers()).toEqual({})

    const cleared = await visited()
    const gone = await testApp().app.inject({
      method: 'POST',
      url: '/api/lithe/sign-out',
      headers: cleared.jar.headers(),
      payload: { forgetsDevice: true },
    })
    cleared.jar.take([gone.headers['set-cookie'] ?? []].flat())
    expect(cleared.jar.headers()).toEqual({})
  })

  it('recalls no guest in a new browser', async () => {
    expect((await recall({})).json().data).toEqual({ userIdentifier: null })
    expect(
      (await recall({ cookie: `lithe_guest=${newGuest(testApp()).userIdentifier}` })).json().data,
    ).toEqual({
      userIdentifier: null,
    })
  })
})
