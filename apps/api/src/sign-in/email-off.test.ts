import * as endpoints from '@lithe/contracts/api'
import { expect, it } from 'vitest'
import { describeWithApp } from '../testing/describe-with-app.ts'
import { newAccount } from '../testing/new-account.ts'
import { botToken, newTelegrammer } from '../testing/new-telegrammer.ts'
import { publicTestConfig } from '../testing/test-app.ts'

describeWithApp(
  'a server with email sign-in off',
  testApp => {
    it('sends and accepts no codes, and says this method is unavailable', async () => {
      const rosa = newAccount(testApp())
      const asked = await rosa.call(endpoints.sendOtp, '/send-otp', { email: rosa.email })
      const given = await rosa.call(endpoints.verifyOtp, '/verify-otp', { email: rosa.email, otp: '123456' })
      expect([asked.status, asked.error]).toEqual([403, 'sign-in-off'])
      expect([given.status, given.error]).toEqual([403, 'sign-in-off'])
      expect(testApp().mailbox.received).toEqual([])
      expect(rosa.session()).toBeNull()
    })

    it('says so in its public settings, and signs in by other methods', async () => {
      const { data } = (await testApp().app.inject('/api/lithe/config')).json()
      expect(data.emailSignIn).toBe(false)
      const rosa = newTelegrammer(testApp())
      expect((await rosa.signInWithTelegram()).status).toBe(200)
      expect(rosa.session()).not.toBeNull()
    })
  },
  () => ({ telegramBotToken: botToken, publicConfig: { ...publicTestConfig, emailSignIn: false } }),
)
