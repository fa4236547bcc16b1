import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { idleLifeMs, tokenLifeMs } from '../../doors/sign-ins/sign-in-token.ts'
import { describeWithApp } from '../../testing/describe-with-app.ts'
import { newAccount } from '../../testing/new-account.ts'
import { newGuest } from '../../testing/new-guest.ts'

const onAndroid =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0.0.0 Mobile Safari/537.36'
const onWindows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0'

describeWithApp('an account’s devices', testApp => {
  const wait = (ms: number) => testApp().wait(ms)

  async function signedIn(email?: string, userAgent = onAndroid) {
    const device = newAccount(testApp(), email)
    await device.signIn({}, { headers: { 'user-agent': userAgent } })
    return device
  }

  /** Signs one account in on a phone and, ten minutes later, on a laptop. */
  async function onTwoDevices() {
    const phone = await signedIn()
    wait(600_000)
    return { phone, laptop: await signedIn(phone.email, onWindows) }
  }

  it('are listed newest first, with time and method of sign-in, and the current one marked', async () => {
    const at = testApp().clock.now
    const { phone, laptop } = await onTwoDevices()
    const signedInAt = at.toISOString()
    const later = testApp().clock.now.toISOString()
    const way = 'email-code'
    const [laptopId, phoneId] = (await phone.devices()).map(({ deviceId }) => deviceId)
    expect(await phone.devices()).toEqual([
      {
        deviceId: laptopId,
        way,
        name: 'Firefox on Windows',
        signedInAt: later,
        seenAt: later,
        isThisOne: false,
      },
      { deviceId: phoneId, way, name: 'Chrome on Android', signedInAt, seenAt: later, isThisOne: true },
    ])
    expect((await laptop.devices()).map(({ isThisOne }) => isThisOne)).toEqual([true, false])
  })

  it('show when they were last used', async () => {
    const phone = await signedIn()
    wait(3 * tokenLifeMs)
    await phone.fetch()
    wait(60_000)
    const [device] = await phone.devices()
    expect(device?.seenAt).toBe(testApp().clock.now.toISOString())
  })

  it('contain no token and no user agent', async () => {
    const phone = await signedIn()
    const devices = await phone.devices()
    expect(devices).toHaveLength(1)
    // A device's own number may hold any three digits.
    const list = JSON.stringify(devices.map(device => ({ ...device, deviceId: null })))
    expect(list).not.toContain(phone.session())
    expect(list).not.toMatch(/138|537\.36|Mozilla/)
  })

  it('are the keeper’s for a profile, and an empty list for a guest', async () => {
    const phone = await signedIn()
    expect(await phone.devices(`${phone.email}~1777881600000`)).toEqual(await phone.devices())
    expect(await phone.devices(newGuest(testApp()).userIdentifier)).toEqual([])
  })

  it('disappear from the list once their session expires', async () => {
    const phone = await signedIn()
    wait(idleLifeMs - 1)
    const laptop = await signedIn(phone.email, onWindows)
    expect(await laptop.devices()).toHaveLength(2)
    wait(1)
    expect((await laptop.devices()).map(({ isThisOne }) => isThisOne)).toEqual([true])
  })

  it('can be signed out individually, from the next call on', async () => {
    const { phone, laptop } = await onTwoDevices()
    const [, onPhone] = await laptop.devices()
    expect((await laptop.signOutDevice(onPhone?.deviceId ?? '')).cookie).toBe('')
    expect((await phone.fetch()).error).toBe('identity-unproven')
    expect((await laptop.fetch()).status).toBe(200)
    expect(await laptop.devices()).toHaveLength(1)
  })

  it('can sign themselves out, and the browser forgets its session', async () => {
    const phone = await signedIn()
    const [own] = await phone.devices()
    await phone.signOutDevice(own?.deviceId ?? '')
    expect(phone.session()).toBeNull()
    expect((await phone.fetch()).error).toBe('identity-unproven')
  })

  it('count as unknown in another account, which cannot sign them out', async () => {
    const [rosa, emil] = [await signedIn(), await signedIn()]
    const [emils] = await emil.devices()
    const answers = [await rosa.signOutDevice(emils?.deviceId ?? ''), await rosa.signOutDevice(randomUUID())]
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
    expect((await emil.fetch()).status).toBe(200)
  })

  it('cannot be signed out under an invalid id', async () => {
    expect((await (await signedIn()).signOutDevice('1%20or%201=1')).error).toBe('malformed')
  })

  it('can all be signed out except the current one, without affecting other accounts', async () => {
    const emil = await signedIn()
    const { phone, laptop } = await onTwoDevices()
    expect((await phone.signOutOthers()).status).toBe(200)
    expect((await laptop.fetch()).error).toBe('identity-unproven')
    expect((await phone.devices()).map(({ isThisOne }) => isThisOne)).toEqual([true])
    expect((await emil.fetch()).status).toBe(200)
  })

  it('stay signed out even with a token from before the last rotation', async () => {
    const { phone, laptop } = await onTwoDevices()
    const old = phone.session()
    wait(tokenLifeMs)
    await phone.fetch()
    await laptop.signOutOthers()
    const headers = { cookie: `lithe_session=${old}` }
    expect((await phone.fetch(phone.email, { headers })).error).toBe('identity-unproven')
  })
})
