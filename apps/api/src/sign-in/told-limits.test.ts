import { expect, it } from 'vitest'
import { askForLink, openLink } from '../testing/browser-link.ts'
import { describeWithApp } from '../testing/describe-with-app.ts'
import { newAccount } from '../testing/new-account.ts'

/** docs/security.md tells of these; who mends one finds here that the words have to go. */
describeWithApp('what is not stopped:', testApp => {
  it('a caller who asked for a code, and is read it on the phone, is signed in', async () => {
    const rosa = newAccount(testApp())
    await rosa.signIn()
    testApp().clock.now = new Date(testApp().clock.now.getTime() + 24 * 60 * 60_000)
    const caller = newAccount(testApp(), rosa.email)
    await caller.askForCode()
    expect((await caller.verify(rosa.code())).status).toBe(200)
    expect((await rosa.devices()).map(({ isThisOne }) => isThisOne).sort()).toEqual([false, true])
  })

  it('a link opens though the device that made it has been signed out', async () => {
    const rosa = newAccount(testApp())
    await rosa.signIn()
    const { data } = await askForLink(rosa.call, { userIdentifier: rosa.email })
    await rosa.signOut()
    expect((await openLink(newAccount(testApp()).call, data.key)).status).toBe(200)
  })

  it('signing out leaves the browser what it holds, which may be the only copy', async () => {
    const emil = newAccount(testApp())
    await emil.signIn()
    const headers = { 'content-type': 'application/json', cookie: `lithe_session=${emil.session()}` }
    const asked = { method: 'POST', url: '/api/lithe/sign-out', payload: '{}', headers } as const
    const { statusCode, headers: said } = await testApp().app.inject(asked)
    expect([statusCode, said['clear-site-data']]).toEqual([200, undefined])
  })
})
