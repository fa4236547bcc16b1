import { otp } from '@lithe/contracts/constants'
import { expect, it } from 'vitest'
import { describeWithApp } from '../../testing/describe-with-app.ts'
import { newAccount, newAddress } from '../../testing/new-account.ts'

const [near, far] = ['198.51.100.7', '203.0.113.66']

describeWithApp('the code of an extra browser', testApp => {
  const wait = (ms: number) => testApp().wait(ms)
  /** Browsers that request codes for one email address and enter their last code. */
  function browsersOf(email: string) {
    const browsers = new Map<string, { browser: ReturnType<typeof newAccount>; code: string }>()
    return {
      async asks(name: string, remoteAddress: string) {
        const { browser } = browsers.get(name) ?? { browser: newAccount(testApp(), email) }
        expect((await browser.askForCode({ remoteAddress })).status).toBe(200)
        browsers.set(name, { browser, code: browser.code() })
        wait(otp.resendMs)
      },
      /** Guesses until the code is locked. */
      async guesses(name: string) {
        const asked = browsers.get(name)
        const wrong = asked?.code === '000000' ? '000001' : '000000'
        for (let guess = 0; guess < otp.attempts; guess++) await asked?.browser.verify(wrong)
      },
      async opens(name: string) {
        const asked = browsers.get(name)
        return (await asked?.browser.verify(asked.code))?.status === 200
      },
    }
  }

  it('replaces a newer code from its own network before an older code from elsewhere', async () => {
    const { asks, opens } = browsersOf(newAddress())
    await asks('the owner’s', far)
    await asks('a stranger’s', near)
    await asks('the stranger’s second', near)
    expect([await opens('a stranger’s'), await opens('the owner’s')]).toEqual([false, true])
  })

  it('leaves the oldest code alone when the browser replaces its own', async () => {
    const { asks, opens } = browsersOf(newAddress())
    await asks('a phone’s', near)
    await asks('a tablet’s', near)
    await asks('a tablet’s', near)
    expect([await opens('a phone’s'), await opens('a tablet’s')]).toEqual([true, true])
  })

  it.each(['has expired', 'was guessed at until it locked'])(
    'leaves the other code alone if a third code %s',
    async how => {
      const { asks, guesses, opens } = browsersOf(newAddress())
      await asks('a stranger’s', far)
      if (how === 'has expired') wait(otp.lifeMs)
      else await guesses('a stranger’s')
      await asks('a phone’s', near)
      await asks('a tablet’s', near)
      expect([await opens('a phone’s'), await opens('a tablet’s')]).toEqual([true, true])
    },
  )
})
