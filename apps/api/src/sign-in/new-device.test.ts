import { otp } from '@lithe/contracts/constants'
import { expect, it, vi } from 'vitest'
import { askForLink, openLink } from '../testing/browser-link.ts'
import { describeWithApp } from '../testing/describe-with-app.ts'
import { newAccount } from '../testing/new-account.ts'
import { accountWithKey, signInWithKey } from '../testing/passkeys.ts'
import { everyWord } from '../testing/test-app.ts'

const onAndroid =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0.0.0 Mobile Safari/537.36'
const from = { headers: { 'user-agent': onAndroid } }
const publicUrl = 'https://lithe.example.org'

describeWithApp(
  'a sign-in on a new device',
  testApp => {
    const wait = (ms: number) => testApp().wait(ms)
    const noticesTo = (email: string) =>
      testApp().mailbox.received.filter(
        ({ to, subject }) =>
          to?.some(({ address }) => address === email) && subject === everyWord.en.mails.newDevice.subject,
      )
    const expectNotices = (email: string, count: number) =>
      vi.waitFor(() => expect(noticesTo(email)).toHaveLength(count), { timeout: 5000 })
    async function signedIn() {
      const phone = newAccount(testApp())
      await phone.signIn()
      wait(otp.resendMs)
      return phone
    }

    it('is reported by email with time, browser, method and advice, but no identifying link', async () => {
      const { email } = await signedIn()
      await newAccount(testApp(), email).signIn({}, from)
      await expectNotices(email, 1)
      const [mail] = noticesTo(email)
      for (const content of [mail?.text, mail?.html?.replace(/<\/?bdi>/g, '')])
        for (const fact of ['UTC', 'Chrome on Android', 'With a code', `${publicUrl}/your-data`])
          expect(content).toContain(fact)
      expect(mail?.html?.match(/https?:[^"<\s]+/g)?.every(link => link === `${publicUrl}/your-data`)).toBe(
        true,
      )
      expect(mail?.html).not.toMatch(/<img|src=/)
    })

    it('is reported in four paragraphs, with day and minute', async () => {
      const { email } = await signedIn()
      await newAccount(testApp(), email).signIn({}, from)
      await expectNotices(email, 1)
      const said = new Intl.DateTimeFormat('en-GB', {
        weekday: 'long',
        hour: '2-digit',
        minute: '2-digit',
        timeZone: 'UTC',
      })
      const parts = Object.fromEntries(
        said.formatToParts(testApp().clock.now).map(({ type, value }) => [type, value]),
      )
      const text = noticesTo(email)[0]?.text?.replaceAll('\r\n', '\n') ?? ''
      for (const part of [parts.weekday, parts.hour, parts.minute, '2026']) expect(text).toContain(part)
      const { opening, wasIt, closeMailbox } = everyWord.en.mails.newDevice
      const paragraphs = text.trim().split('\n\n')
      expect(paragraphs).toHaveLength(4)
      expect(paragraphs[0]).toContain(opening)
      expect(paragraphs[2]).toContain(wasIt)
      expect(paragraphs[2]).toContain(closeMailbox)
      expect(paragraphs[3]).toBe('Lithe')
    })

    it('is not needed for a new passkey to be reported by email', async () => {
      const { phone } = await accountWithKey(testApp())
      const { subject, heading } = everyWord.en.mails.newKey
      const told = () =>
        testApp().mailbox.received.filter(
          mail => mail.subject === subject && mail.to?.some(({ address }) => address === phone.email),
        )
      await vi.waitFor(() => expect(told()).toHaveLength(1), { timeout: 5000 })
      expect(told()[0]?.html).toContain(heading)
      expect(told()[0]?.text).toContain(`${publicUrl}/your-data`)
    })

    it('is not reported for a new account or a known browser, signed out or not', async () => {
      const phone = await signedIn()
      await phone.signOut()
      await phone.signIn()
      wait(otp.resendMs)
      await newAccount(testApp(), phone.email).signIn({}, from)
      await expectNotices(phone.email, 1)
    })

    it('is also reported for a passkey or a browser link, to the email address of their account', async () => {
      const { phone, key } = await accountWithKey(testApp())
      wait(otp.resendMs)
      await signInWithKey(newAccount(testApp()).call, key)
      await expectNotices(phone.email, 1)
      const link = (await askForLink(phone.call, { userIdentifier: phone.email })).data.key
      await openLink(newAccount(testApp()).call, link)
      await expectNotices(phone.email, 2)
      expect(noticesTo(phone.email)[0]?.text).toContain('With a fingerprint')
    })

    it('is reported at most ten times an hour', async () => {
      const { phone, key } = await accountWithKey(testApp())
      wait(1000)
      for (let device = 0; device < 12; device++) await signInWithKey(newAccount(testApp()).call, key)
      const last = await signedIn()
      await newAccount(testApp(), last.email).signIn()
      await expectNotices(last.email, 1)
      // The first notice was about the key itself.
      expect(noticesTo(phone.email)).toHaveLength(9)
    })

    it('is neither delayed nor refused when email fails, and the log names no person', async () => {
      const { phone, key } = await accountWithKey(testApp())
      wait(1000)
      await testApp().mailbox.close()
      const entered = await signInWithKey(newAccount(testApp()).call, key)
      expect(entered.status).toBe(200)
      const isWarned = () => testApp().logged.join('').includes('a notice of a sign-in could not be mailed')
      await vi.waitFor(() => expect(isWarned()).toBe(true), { timeout: 5000 })
      expect(testApp().logged.join('')).not.toContain(phone.email)
    })
  },
  () => ({ publicUrl }),
)
