import * as endpoints from '@lithe/contracts/api'
import { otp } from '@lithe/contracts/constants'
import { expect, it } from 'vitest'
import { callEndpoint } from '../testing/call.ts'
import { describeWithApp } from '../testing/describe-with-app.ts'
import { newAccount } from '../testing/new-account.ts'
import { makeTestApp } from '../testing/test-app.ts'

describeWithApp('a code guessed on two servers', testApp => {
  it('is compared at most five times; then even the right code is locked on both', async () => {
    const other = await makeTestApp(testApp().database)
    const rosa = newAccount(testApp())
    await rosa.askForCode()
    const headers = { cookie: `lithe_code=${rosa.cookie('lithe_code')}` }
    const give = (code: string, index: number) =>
      callEndpoint(
        index % 2 ? other.app : testApp().app,
        endpoints.verifyOtp,
        '/verify-otp',
        { email: rosa.email, otp: code },
        { headers, remoteAddress: `198.51.100.${index}` },
      )
    const wrong = rosa.code() === '000000' ? '000001' : '000000'
    const guessed = await Promise.all(Array.from({ length: 200 }, (_, index) => give(wrong, index)))
    const errors = guessed.map(({ error }) => error)
    expect(errors.filter(error => error === 'code-wrong').length).toBeLessThan(otp.attempts)
    expect(errors.filter(error => error === 'sign-in-locked').length).toBeGreaterThan(200 - otp.attempts)
    for (const index of [0, 1]) expect((await give(rosa.code(), index)).error).toBe('sign-in-locked')
    await other.app.close()
    await other.mailbox.close()
  }, 60_000)
})
