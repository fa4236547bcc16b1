import { expect, it } from 'vitest'
import { askForLink, openLink } from '../testing/browser-link.ts'
import { describeWithApp } from '../testing/describe-with-app.ts'
import { newAccount } from '../testing/new-account.ts'

/** Documented in docs/security.md: change each limitation there too. */
describeWithApp('a known limitation:', testApp => {
  it('a caller who requests a code and has it read out over the phone is signed in', async () => {
    const rosa = newAccount(testApp())
    await rosa.signIn()
    testApp().wait(24 * 60 * 60_000)
    const caller = newAccount(testApp(), rosa.email)
    await caller.askForCode()
    expect((await caller.verify(rosa.code())).status).toBe(200)
    expect((await rosa.devices()).map(({ isThisOne }) => isThisOne).sort()).toEqual([false, true])
  })

  it('a link works although the device that created it was signed out', async () => {
    const rosa = newAccount(testApp())
    await rosa.signIn()
    const { data } = await askForLink(rosa.call, { userIdentifier: rosa.email })
    await rosa.signOut()
    expect((await openLink(newAccount(testApp()).call, data.key)).status).toBe(200)
  })

  it('signing out leaves the browser’s own data, which may be the only copy', async () => {
    const emil = newAccount(testApp())
    await emil.signIn()
    const headers = { 'content-type': 'application/json', cookie: `lithe_session=${emil.session()}` }
    const asked = { method: 'POST', url: '/api/lithe/sign-out', payload: '{}', headers } as const
    const { statusCode, headers: said } = await testApp().app.inject(asked)
    expect([statusCode, said['clear-site-data']]).toEqual([200, undefined])
  })
})
