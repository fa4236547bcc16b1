import { expect, it } from 'vitest'
import { nameDigest } from '../doors/people/authorise.ts'
import { knownDevices } from '../ground/db/schema/sign-in.ts'
import { describeWithApp } from '../testing/describe-with-app.ts'
import { newAccount } from '../testing/new-account.ts'
import { testPepper } from '../testing/test-app.ts'
import { deviceCookie, deviceLifeMs, isKnownDevice } from './known-devices.ts'

describeWithApp('a browser that has signed in', testApp => {
  type Account = ReturnType<typeof newAccount>
  const wait = (ms: number) => testApp().wait(ms)
  const isKnown = (token: string | null, { email }: Account) =>
    isKnownDevice(
      testApp().database.db,
      { token, names: [nameDigest(testPepper, email)] },
      testApp().clock.now,
    )
  const knows = (browser: Account, account = browser) => isKnown(browser.cookie(deviceCookie), account)
  async function signedIn(email?: string) {
    const browser = newAccount(testApp(), email)
    await browser.signIn()
    wait(121_000)
    return browser
  }

  it('is remembered for a year by an HttpOnly cookie, stored only as a digest', async () => {
    const rosa = newAccount(testApp())
    await rosa.askForCode()
    expect(await knows(rosa)).toBe(false)
    const { cookie } = await rosa.verify(rosa.code())
    expect(cookie).toMatch(/lithe_device=[\w-]{43}; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Lax/)
    expect(await knows(rosa)).toBe(true)
    const kept = await testApp().database.db.select().from(knownDevices)
    expect(JSON.stringify(kept)).not.toContain(rosa.cookie(deviceCookie))
    wait(deviceLifeMs - 1)
    expect(await knows(rosa)).toBe(true)
    wait(1)
    expect(await knows(rosa)).toBe(false)
  })

  it('is known only to that account, unlike any other browser', async () => {
    const [rosa, emil] = [await signedIn(), await signedIn()]
    expect(await knows(rosa, emil)).toBe(false)
    expect(await knows(newAccount(testApp(), rosa.email))).toBe(false)
  })

  it('is known to every account that signs in there, by a token that changes each time', async () => {
    const rosa = await signedIn()
    const first = rosa.cookie(deviceCookie)
    const emil = newAccount(testApp())
    await emil.askForCode()
    const headers = { cookie: `${deviceCookie}=${first}; lithe_code=${emil.cookie('lithe_code')}` }
    await emil.verify(emil.code(), {}, { headers })
    expect(emil.cookie(deviceCookie)).not.toBe(first)
    expect([await knows(emil), await knows(emil, rosa)]).toEqual([true, true])
    expect(await isKnown(first, rosa)).toBe(false)
  })

  it('never adopts a planted token', async () => {
    const planted = 'A'.repeat(43)
    const rosa = newAccount(testApp())
    await rosa.askForCode()
    const headers = { cookie: `${deviceCookie}=${planted}; lithe_code=${rosa.cookie('lithe_code')}` }
    await rosa.verify(rosa.code(), {}, { headers })
    expect(await knows(rosa)).toBe(true)
    expect(await isKnown(planted, rosa)).toBe(false)
  })

  it('stays known after signing out, and is unknown once cleared', async () => {
    const rosa = await signedIn()
    await rosa.signOut()
    expect(await knows(rosa)).toBe(true)
    const token = rosa.cookie(deviceCookie)
    await rosa.clearDevice()
    expect(rosa.cookie(deviceCookie)).toBeNull()
    expect(await isKnown(token, rosa)).toBe(false)
  })

  it('is unknown once removed from the device list, individually or with all others', async () => {
    const phone = await signedIn()
    const [laptop, tablet] = [await signedIn(phone.email), await signedIn(phone.email)]
    const idOf = async ({ devices }: Account) => (await devices()).find(one => one.isThisOne)?.deviceId ?? ''
    await phone.signOutDevice(await idOf(laptop))
    expect([await knows(phone), await knows(laptop), await knows(tablet)]).toEqual([true, false, true])
    await tablet.signOut()
    await phone.signOutOthers()
    expect([await knows(phone), await knows(tablet)]).toEqual([true, false])
    await phone.signOutDevice(await idOf(phone))
    expect(await knows(phone)).toBe(false)
  })
})
