import { otp } from '@lithe/contracts/constants'
import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { nameDigest } from '../../doors/people/authorise.ts'
import { signInSessions } from '../../ground/db/schema/sign-in.ts'
import { identifierDigest } from '../../ground/secrets/pepper.ts'
import { everythingStored } from '../../rights/testing/everything-stored.ts'
import { describeWithApp } from '../../testing/describe-with-app.ts'
import { newAccount } from '../../testing/new-account.ts'
import { testPepper } from '../../testing/test-app.ts'

describeWithApp('a sign-in code', testApp => {
  const wait = (ms: number) => testApp().wait(ms)
  const wrong = (code: string) => (code === '000000' ? '000001' : '000000')

  it('signs its email address in', async () => {
    const rosa = newAccount(testApp())
    await rosa.askForCode()
    const { status, data } = await rosa.verify(rosa.code())
    expect([status, data.userIdentifier]).toEqual([200, rosa.email])
    expect((await rosa.fetch()).status).toBe(200)
  })

  it('leaves nothing in the database that confirms a guessed email address', async () => {
    const rosa = newAccount(testApp())
    await rosa.signIn()
    const stored = JSON.stringify(await everythingStored(testApp().database.db))
    expect(stored).toContain(nameDigest(testPepper, rosa.email))
    for (const guess of [rosa.email, identifierDigest(rosa.email), identifierDigest(`email:${rosa.email}`)])
      expect(stored).not.toContain(guess)
  })

  it('is refused a second time', async () => {
    const rosa = newAccount(testApp())
    await rosa.signIn()
    expect((await rosa.verify(rosa.code())).error).toBe('code-wrong')
  })

  it('stays valid if the database fails before the session exists', async () => {
    const { db } = testApp().database
    const rosa = newAccount(testApp())
    await rosa.askForCode()
    await db.execute(sql`alter table sign_in_sessions add constraint broken check (false) not valid`)
    expect((await rosa.verify(rosa.code())).status).toBe(500)
    await db.execute(sql`alter table sign_in_sessions drop constraint broken`)
    expect((await rosa.verify(rosa.code())).status).toBe(200)
  })

  it('expires after ten minutes', async () => {
    const rosa = newAccount(testApp())
    await rosa.askForCode()
    wait(otp.lifeMs)
    expect((await rosa.verify(rosa.code())).error).toBe('code-wrong')
  })

  it('is refused for another email address', async () => {
    const [rosa, emil] = [newAccount(testApp()), newAccount(testApp())]
    await rosa.askForCode()
    expect((await emil.verify(rosa.code())).error).toBe('code-wrong')
    expect((await emil.fetch()).error).toBe('identity-unproven')
  })

  it('locks its email address for twenty minutes after five wrong attempts, even for right and new codes', async () => {
    const rosa = newAccount(testApp())
    await rosa.askForCode()
    const errors = []
    for (let attempt = 0; attempt < otp.attempts; attempt++)
      errors.push((await rosa.verify(wrong(rosa.code()))).error)
    expect(errors).toEqual([...Array(otp.attempts - 1).fill('code-wrong'), 'sign-in-locked'])
    expect((await rosa.verify(rosa.code())).error).toBe('sign-in-locked')
    wait(otp.lockMs - 1)
    expect((await rosa.askForCode()).error).toBe('sign-in-locked')
    wait(1)
    expect((await rosa.askForCode()).status).toBe(200)
    expect((await rosa.verify(wrong(rosa.code()))).error).toBe('code-wrong')
    expect((await rosa.verify(rosa.code())).status).toBe(200)
  })

  it('locks no one out for wrong attempts made while a clock was ahead', async () => {
    const rosa = newAccount(testApp())
    await rosa.askForCode()
    wait(otp.lifeMs - 1000)
    for (let attempt = 0; attempt < otp.attempts; attempt++) await rosa.verify(wrong(rosa.code()))
    wait(1000 - otp.lifeMs + otp.resendMs)
    expect((await rosa.askForCode()).status).toBe(200)
    expect((await rosa.verify(rosa.code())).status).toBe(200)
  })

  it('signs in at the fifth attempt and locks nothing', async () => {
    const rosa = newAccount(testApp())
    await rosa.askForCode()
    for (let attempt = 1; attempt < otp.attempts; attempt++) await rosa.verify(wrong(rosa.code()))
    expect((await rosa.verify(rosa.code())).status).toBe(200)
    wait(otp.resendMs)
    expect((await rosa.askForCode()).status).toBe(200)
  })

  it('counts at most five of two hundred concurrent wrong attempts', async () => {
    const rosa = newAccount(testApp())
    await rosa.askForCode()
    const guesses = Array.from({ length: 200 }, (_, index) =>
      rosa.verify(wrong(rosa.code()), {}, { remoteAddress: `198.51.100.${index}` }),
    )
    const errors = (await Promise.all(guesses)).map(({ error }) => error)
    expect(errors.filter(error => error === 'code-wrong').length).toBeLessThan(otp.attempts)
    expect(errors.filter(error => error === 'sign-in-locked').length).toBeGreaterThan(
      guesses.length - otp.attempts,
    )
    expect((await rosa.verify(rosa.code())).error).toBe('sign-in-locked')
  }, 60_000)

  it('signs in once among two hundred concurrent uses', async () => {
    const { db } = testApp().database
    const rosa = newAccount(testApp())
    await rosa.askForCode()
    const before = await db.$count(signInSessions)
    const tries = Array.from({ length: 200 }, (_, index) =>
      rosa.verify(rosa.code(), {}, { remoteAddress: `203.0.113.${index}` }),
    )
    const statuses = (await Promise.all(tries)).map(({ status }) => status)
    expect(statuses.filter(status => status === 200)).toHaveLength(1)
    expect((await db.$count(signInSessions)) - before).toBe(1)
  }, 60_000)

  it.each(['', '12345', '1234567', '12345a', '１２３４５６', ' 23456'])(
    'is refused as malformed: “%s”',
    async code => {
      expect((await newAccount(testApp()).verify(code)).error).toBe('malformed')
    },
  )
})
