import { apiPrefix, Puzzle } from '@lithe/contracts/api'
import { otp } from '@lithe/contracts/constants'
import { expect, it } from 'vitest'
import { describeWithApp } from '../../testing/describe-with-app.ts'
import { newAccount, newAddress } from '../../testing/new-account.ts'
import { solvePuzzle } from '../../testing/solve-puzzle.ts'
import { sendCaps } from './judge-sending.ts'

describeWithApp('a stranger requesting codes for someone else’s email address', testApp => {
  const wait = (ms: number) => testApp().wait(ms)
  const wrong = (code: string) => (code === '000000' ? '000001' : '000000')
  const ask = (email: string, remoteAddress: string) =>
    newAccount(testApp(), email).askForCode({ remoteAddress })
  /** Requests codes from new browsers and networks until no more are sent. */
  async function useUp(email: string) {
    let sent = 0
    for (let index = 0; index < 2 * sendCaps.mailbox.most; index++) {
      const { status } = await ask(email, `2001:db8:${index.toString(16)}::1`)
      if (status === 200) sent++
      wait(otp.resendMs)
    }
    return sent
  }

  it('does not lock out the owner by requesting ten codes in one browser', async () => {
    const email = newAddress()
    const stranger = newAccount(testApp(), email)
    const errors = []
    for (let index = 0; index < 10; index++) {
      errors.push((await stranger.askForCode({ remoteAddress: '203.0.113.66' })).error)
      wait(otp.resendMs + 500)
    }
    expect(errors.at(-1)).toBe('too-many-requests')
    const rosa = newAccount(testApp(), email)
    expect((await rosa.askForCode({ remoteAddress: '198.51.100.7' })).status).toBe(200)
    expect((await rosa.verify(rosa.code())).status).toBe(200)
  })

  it('is stopped by the network’s cap when using new browsers, while other networks continue', async () => {
    const email = newAddress()
    const statuses = []
    for (let index = 0; index < sendCaps.network.most + 4; index++) {
      statuses.push((await ask(email, `2001:db8:77:${index.toString(16)}::1`)).status)
      wait(otp.resendMs)
    }
    expect(statuses.filter(status => status === 200)).toHaveLength(sendCaps.network.most)
    expect((await ask(email, '198.51.100.7')).status).toBe(200)
  })

  it('does not keep known devices from their codes, even past every cap', async () => {
    const rosa = newAccount(testApp())
    await rosa.signIn()
    await rosa.signOut()
    wait(otp.resendMs)
    expect(await useUp(rosa.email)).toBe(sendCaps.mailbox.most - 1)
    expect((await ask(rosa.email, '198.51.100.8')).error).toBe('too-many-requests')
    expect((await rosa.askForCode()).status).toBe(200)
    expect((await rosa.verify(rosa.code())).status).toBe(200)
  }, 60_000)

  it('never replaces a recent code or a known device’s code', async () => {
    const rosa = newAccount(testApp())
    await rosa.signIn()
    wait(otp.resendMs)
    await rosa.askForCode()
    const onPhone = rosa.code()
    const tablet = newAccount(testApp(), rosa.email)
    await tablet.askForCode({ remoteAddress: '198.51.100.7' })
    const onTablet = tablet.code()
    await ask(rosa.email, '203.0.113.66')
    wait(otp.resendMs)
    await ask(rosa.email, '203.0.113.66')
    expect((await tablet.verify(onTablet)).status).toBe(200)
    expect((await rosa.verify(onPhone)).status).toBe(200)
  })

  it('replaces only the oldest code of an unknown browser from a third place', async () => {
    const email = newAddress()
    const browsers = [1, 2, 3].map(host => ({ host, browser: newAccount(testApp(), email), code: '' }))
    for (const one of browsers) {
      await one.browser.askForCode({ remoteAddress: `198.51.100.${one.host}` })
      one.code = one.browser.code()
      wait(1000)
    }
    const outcomes = []
    for (const { browser, code } of browsers) outcomes.push((await browser.verify(code)).error)
    expect(outcomes).toEqual(['code-wrong', null, null])
  })

  it('locks only their own browser by guessing, not the owner’s', async () => {
    const rosa = newAccount(testApp())
    const stranger = newAccount(testApp(), rosa.email)
    await stranger.askForCode({ remoteAddress: '203.0.113.66' })
    const code = stranger.code()
    for (let guess = 0; guess < otp.attempts; guess++) await stranger.verify(wrong(code))
    expect((await stranger.verify(code)).error).toBe('sign-in-locked')
    expect((await stranger.askForCode({ remoteAddress: '203.0.113.66' })).error).toBe('sign-in-locked')
    expect((await rosa.askForCode({ remoteAddress: '198.51.100.7' })).status).toBe(200)
    expect((await rosa.verify(rosa.code())).status).toBe(200)
  })

  it('learns the true wait: seconds after a code, minutes of a lock, hours of a cap', async () => {
    const email = newAddress()
    const cookies: string[] = []
    const retryAfter = async (path: string, body: object): Promise<unknown> => {
      const reply = await testApp().app.inject({
        method: 'POST',
        url: apiPrefix + path,
        remoteAddress: '198.51.100.9',
        payload: { email, ...body },
        headers: { cookie: cookies.at(-1) ?? '' },
      })
      const { headers } = reply
      const puzzle = reply.json().data?.puzzle
      if (puzzle) return retryAfter(path, { solved: solvePuzzle(Puzzle.parse(puzzle)) })
      const [set] = [headers['set-cookie'] ?? []].flat()
      if (set) cookies.push(set.split(';')[0] ?? '')
      return headers['retry-after'] ?? null
    }
    expect(await retryAfter('/send-otp', {})).toBeNull()
    wait(30_000)
    expect(await retryAfter('/send-otp', {})).toBe('90')
    wait(90_000)
    for (let sent = 1; sent < sendCaps.browser.most; sent++) {
      expect(await retryAfter('/send-otp', {})).toBeNull()
      wait(otp.resendMs)
    }
    const used = sendCaps.browser.most * otp.resendMs
    expect(await retryAfter('/send-otp', {})).toBe(String((sendCaps.browser.withinMs - used) / 1000))
    const guess = { otp: wrong(testApp().mailbox.codeFor(email)) }
    for (let tries = 1; tries < otp.attempts; tries++)
      expect(await retryAfter('/verify-otp', guess)).toBeNull()
    expect(await retryAfter('/verify-otp', guess)).toBe(String(otp.lockMs / 1000))
    wait(otp.lockMs - 61_000)
    expect(await retryAfter('/verify-otp', guess)).toBe('61')
  })
})
