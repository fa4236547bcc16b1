import { otp } from '@lithe/contracts/constants'
import { expect, it } from 'vitest'
import { signInCodes } from '../db/schema/sign-in-codes.ts'
import { describeOnEachEngine } from '../testing/each-engine.ts'
import { newAccount, newAddress } from '../testing/new-account.ts'
import { sendsPerAddress } from './claim-sending.ts'

describeOnEachEngine('asking for a sign-in code', testApp => {
  const wait = (ms: number) => {
    testApp().clock.now = new Date(testApp().clock.now.getTime() + ms)
  }
  const mailsTo = (address: string) =>
    testApp().mailbox.received.filter(({ to }) => to?.some(one => one.address === address))

  it('mails six digits, first thing in the subject and in both forms of the text', async () => {
    const rosa = newAccount(testApp())
    expect((await rosa.askForCode()).status).toBe(200)
    const [mail, ...more] = mailsTo(rosa.email)
    expect(more).toEqual([])
    expect(mail?.subject).toMatch(/^\d{6} is your Lithe sign-in code$/)
    expect(mail?.from?.address).toBe('lithe@example.org')
    for (const form of [mail?.text, mail?.html]) {
      expect(form).toContain(rosa.code())
      expect(form).toContain('10 minutes')
      expect(form).toContain('There is no link to press')
      expect(form).not.toMatch(/https?:\/\/|<a\b|<img\b/)
    }
    expect(mail?.html).toContain('prefers-color-scheme: dark')
  })

  it('answers a known and an unknown address with the same words', async () => {
    const known = newAccount(testApp())
    await known.signIn()
    wait(otp.resendMs)
    const answers = [await known.askForCode(), await newAccount(testApp()).askForCode()]
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
  })

  it('sends the next code after two minutes and not before; the older one is worth nothing then', async () => {
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

  it('sends one mail when asked two hundred times at once', async () => {
    const email = newAddress()
    const asked = Array.from({ length: 200 }, (_, index) =>
      newAccount(testApp(), email).askForCode({ remoteAddress: `198.51.100.${index}` }),
    )
    const statuses = (await Promise.all(asked)).map(({ status }) => status)
    expect(statuses.filter(status => status === 200)).toHaveLength(1)
    expect(statuses.filter(status => status === 429)).toHaveLength(199)
    expect(mailsTo(email)).toHaveLength(1)
  }, 60_000)

  it('sends one address ten codes a day at most', async () => {
    const rosa = newAccount(testApp())
    for (let sent = 0; sent < sendsPerAddress.most; sent++) {
      expect((await rosa.askForCode()).status).toBe(200)
      wait(otp.resendMs)
    }
    expect((await rosa.askForCode()).error).toBe('too-many-requests')
    wait(sendsPerAddress.withinMs)
    expect((await rosa.askForCode()).status).toBe(200)
  })

  it('sends the tenth once when asked two hundred times at once, and an eleventh never', async () => {
    const rosa = newAccount(testApp())
    for (let sent = 1; sent < sendsPerAddress.most; sent++) {
      await rosa.askForCode()
      wait(otp.resendMs)
    }
    const before = mailsTo(rosa.email).length
    for (let wave = 0; wave < 2; wave++) {
      await Promise.all(
        Array.from({ length: 200 }, (_, index) =>
          newAccount(testApp(), rosa.email).askForCode({ remoteAddress: `192.0.2.${index}` }),
        ),
      )
      wait(otp.resendMs)
    }
    expect([before, mailsTo(rosa.email).length]).toEqual([sendsPerAddress.most - 1, sendsPerAddress.most])
  }, 60_000)

  it('takes letters of either case for the same address', async () => {
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
  ])('refuses %s, which is no address', async email => {
    expect((await newAccount(testApp(), email).askForCode()).error).toBe('malformed')
  })

  it('keeps neither the address nor the code', async () => {
    const rosa = newAccount(testApp())
    await rosa.askForCode()
    const kept = JSON.stringify(await testApp().database.db.select().from(signInCodes))
    expect(kept).not.toContain(rosa.email)
    expect(kept).not.toContain(`"${rosa.code()}"`)
  })

  it('says so when no mail can be sent, and lets the person try again at once', async () => {
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
