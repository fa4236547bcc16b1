import { otp } from '@lithe/contracts/constants'
import { expect, it } from 'vitest'
import { signInCodes } from '../../ground/db/schema/sign-in.ts'
import { describeWithApp } from '../../testing/describe-with-app.ts'
import { newAccount, newAddress } from '../../testing/new-account.ts'
import { everyWord } from '../../testing/test-app.ts'
import { askerCookie } from './asking-browser.ts'
import { sendCaps } from './judge-sending.ts'

describeWithApp('requesting a sign-in code', testApp => {
  const wait = (ms: number) => testApp().wait(ms)
  const mailsTo = (address: string) =>
    testApp().mailbox.received.filter(({ to }) => to?.some(one => one.address === address))

  it('emails six digits, at the start of the subject and in both text parts', async () => {
    const { code: told } = everyWord.en.mails
    const rosa = newAccount(testApp())
    const headers = { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0' }
    expect((await rosa.askForCode({ headers })).status).toBe(200)
    const [mail, ...more] = mailsTo(rosa.email)
    expect(more).toEqual([])
    expect(mail?.subject).toMatch(/^\d{6} is your Lithe code$/)
    expect(mail?.from?.address).toBe('lithe@example.org')
    for (const form of [mail?.text, mail?.html?.replace(/<\/?bdi>/g, '')]) {
      expect(form).toContain(rosa.code())
      expect(form).toContain(told.life({ minutes: 10 }))
      expect(form).toContain(told.how)
      expect(form).toContain(told.asked({ device: 'Firefox on Windows' }))
      expect(form).toContain(told.notMine)
      expect(form).not.toMatch(/https?:\/\/|<a\b|<img\b/)
    }
    expect(mail?.html).toContain('prefers-color-scheme: dark')
  })

  it('returns the same for known and unknown email addresses', async () => {
    const known = newAccount(testApp())
    await known.signIn()
    wait(otp.resendMs)
    const answers = [await known.askForCode(), await newAccount(testApp()).askForCode()]
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
  })

  it('sends the next code no sooner than two minutes later, replacing the older code', async () => {
    const rosa = newAccount(testApp())
    await rosa.askForCode()
    const first = rosa.code()
    wait(otp.resendMs - 1)
    expect((await rosa.askForCode()).error).toBe('too-many-requests')
    expect(rosa.code()).toBe(first)
    wait(1)
    expect((await rosa.askForCode()).status).toBe(200)
    if (rosa.code() !== first) expect((await rosa.verify(first)).error).toBe('code-wrong')
    expect((await rosa.verify(rosa.code())).status).toBe(200)
  })

  it('sends one email per network for forty concurrent requests', async () => {
    const email = newAddress()
    const asked = Array.from({ length: 40 }, (_, index) =>
      newAccount(testApp(), email).askForCode({ remoteAddress: `198.51.100.${index % 2}` }),
    )
    const statuses = (await Promise.all(asked)).map(({ status }) => status)
    expect(statuses.filter(status => status === 200)).toHaveLength(2)
    expect(statuses.filter(status => status === 429)).toHaveLength(38)
    expect(mailsTo(email)).toHaveLength(2)
  }, 60_000)

  it('limits daily emails from one browser to one mailbox', async () => {
    const rosa = newAccount(testApp())
    for (let sent = 0; sent < sendCaps.browser.most; sent++) {
      expect((await rosa.askForCode()).status).toBe(200)
      wait(otp.resendMs)
    }
    expect((await rosa.askForCode()).error).toBe('too-many-requests')
    wait(sendCaps.browser.withinMs - sendCaps.browser.most * otp.resendMs - 1)
    expect((await rosa.askForCode()).error).toBe('too-many-requests')
    wait(1)
    expect((await rosa.askForCode()).status).toBe(200)
  })

  it('limits hourly emails from one browser to any mailboxes, but no one else on its network', async () => {
    let headers = {}
    const askFor = async () => {
      const account = newAccount(testApp())
      const answer = await account.askForCode({ headers })
      if (answer.status === 200) headers = { cookie: `${askerCookie}=${account.cookie(askerCookie)}` }
      return answer
    }
    for (let sent = 0; sent < sendCaps.anyMailbox.most; sent++) expect((await askFor()).status).toBe(200)
    expect((await askFor()).error).toBe('too-many-requests')
    expect((await newAccount(testApp()).askForCode()).status).toBe(200)
    wait(sendCaps.anyMailbox.withinMs)
    expect((await askFor()).status).toBe(200)
  })

  it('ignores letter case in email addresses', async () => {
    const rosa = newAccount(testApp())
    await rosa.askForCode()
    expect((await newAccount(testApp(), rosa.email.toUpperCase()).askForCode()).error).toBe(
      'too-many-requests',
    )
  })

  it.each([
    'rosa',
    'rosa@example',
    '@example.org',
    'rosa@example.',
    'a@example.org,b@example.org',
    'Rosa <a@example.org>',
    'a b@example.org',
    `${'r'.repeat(250)}@example.org`,
  ])('refuses %s as an email address', async email => {
    expect((await newAccount(testApp(), email).askForCode()).error).toBe('malformed')
  })

  it('stores neither the email address nor the code', async () => {
    const rosa = newAccount(testApp())
    await rosa.askForCode()
    const kept = JSON.stringify(await testApp().database.db.select().from(signInCodes))
    expect(kept).not.toContain(rosa.email)
    expect(kept).not.toContain(`"${rosa.code()}"`)
  })

  it('reports when no email can be sent, and allows an immediate retry', async () => {
    const rosa = newAccount(testApp())
    await testApp().mailbox.close()
    for (let tries = 0; tries < 2; tries++) {
      const { status, error } = await rosa.askForCode()
      expect([status, error]).toEqual([503, 'unavailable'])
    }
    const lines = testApp().logged.join('')
    expect(lines).toContain('a sign-in code could not be mailed')
    expect(lines).not.toContain(rosa.email)
  })
})
