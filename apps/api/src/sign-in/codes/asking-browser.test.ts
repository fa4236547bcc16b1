import { otp } from '@lithe/contracts/constants'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { signInCodes } from '../../ground/db/schema/sign-in.ts'
import { addressDigest } from '../../ground/secrets/pepper.ts'
import { describeWithApp } from '../../testing/describe-with-app.ts'
import { newAccount } from '../../testing/new-account.ts'
import { testPepper } from '../../testing/test-app.ts'
import { askerCookie } from './asking-browser.ts'

describeWithApp('the browser that asks for a code', testApp => {
  const wrong = (code: string) => (code === '000000' ? '000001' : '000000')
  const rowOf = async (email: string) => {
    const digest = addressDigest(testPepper.codes, email)
    const isThis = eq(signInCodes.addressDigest, digest)
    const [row] = await testApp().database.db.select().from(signInCodes).where(isThis)
    return row
  }

  it('is marked by an HttpOnly cookie that outlives the code', async () => {
    const { cookie } = await newAccount(testApp()).askForCode()
    expect(cookie).toMatch(/^lithe_code=[\w-]{43}; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Lax$/)
    const ends = Date.parse(/Expires=([^;]+)/.exec(cookie)?.[1] ?? '')
    expect(ends - testApp().clock.now.getTime()).toBeGreaterThan(otp.lifeMs)
  })

  it('is stored only as a digest', async () => {
    const rosa = newAccount(testApp())
    await rosa.askForCode()
    const row = await rowOf(rosa.email)
    expect(row?.askerDigest).toMatch(/^[0-9a-f]{64}$/)
    expect(JSON.stringify(row)).not.toContain(rosa.cookie(askerCookie))
  })

  it('gets a new mark with every code, which also covers its earlier requests', async () => {
    const rosa = newAccount(testApp())
    await rosa.askForCode()
    const first = rosa.cookie(askerCookie)
    const other = newAccount(testApp())
    await other.askForCode({ headers: { cookie: `${askerCookie}=${first}` } })
    const mark = other.cookie(askerCookie)
    expect(mark).not.toBe(first)
    const onceMore = await rosa.verify(rosa.code(), {}, { headers: { cookie: `${askerCookie}=${first}` } })
    expect(onceMore.error).toBe('code-wrong')
    const headers = { cookie: `${askerCookie}=${mark}` }
    expect((await other.verify(other.code(), {}, { headers })).status).toBe(200)
    expect((await rosa.verify(rosa.code(), {}, { headers })).status).toBe(200)
  })

  it('never adopts a planted mark, even one that we issued', async () => {
    const thief = newAccount(testApp())
    await thief.askForCode()
    for (const planted of ['A'.repeat(43), thief.cookie(askerCookie)]) {
      const headers = { cookie: `${askerCookie}=${planted}` }
      const rosa = newAccount(testApp())
      await rosa.askForCode({ headers })
      expect(rosa.cookie(askerCookie)).toMatch(/^[\w-]{43}$/)
      expect(rosa.cookie(askerCookie)).not.toBe(planted)
      const told = await newAccount(testApp(), rosa.email).verify(rosa.code(), {}, { headers })
      expect([told.error, told.cookie]).toEqual(['code-wrong', ''])
      expect((await rosa.verify(rosa.code())).status).toBe(200)
    }
  })

  it.each(['x', 'a b', '1'.repeat(5000), '%00'])(
    'gets a new mark when its mark is not ours: %s',
    async mark => {
      const rosa = newAccount(testApp())
      await rosa.askForCode({ headers: { cookie: `${askerCookie}=${mark}` } })
      expect(rosa.cookie(askerCookie)).toMatch(/^[\w-]{43}$/)
      expect((await rosa.verify(rosa.code())).status).toBe(200)
    },
  )

  it('is the only browser in which the right code signs in', async () => {
    const rosa = newAccount(testApp())
    await rosa.askForCode()
    const other = newAccount(testApp())
    await other.askForCode()
    const marks = [null, other.cookie(askerCookie), rosa.cookie(askerCookie)?.toLowerCase(), '']
    for (const mark of marks) {
      const headers = mark === null ? {} : { cookie: `${askerCookie}=${mark}` }
      const answer = await newAccount(testApp(), rosa.email).verify(rosa.code(), {}, { headers })
      expect([answer.error, answer.cookie]).toEqual(['code-wrong', ''])
    }
    expect((await rosa.verify(rosa.code())).status).toBe(200)
  })

  it('is the only browser whose guesses count, so no one else can lock an email address', async () => {
    const rosa = newAccount(testApp())
    await rosa.askForCode()
    const guesses = Array.from({ length: 60 }, () =>
      newAccount(testApp(), rosa.email).verify(wrong(rosa.code()), {}, { remoteAddress: '203.0.113.9' }),
    )
    const errors = (await Promise.all(guesses)).map(({ error }) => error)
    expect(new Set(errors)).toEqual(new Set(['code-wrong']))
    expect((await rowOf(rosa.email))?.attempts).toBe(0)
    expect((await rosa.verify(rosa.code())).status).toBe(200)
  })

  it('gets the same refusal for a wrong code as any other browser', async () => {
    const rosa = newAccount(testApp())
    await rosa.askForCode()
    const elsewhere = newAccount(testApp(), rosa.email)
    const answers = [
      await rosa.verify(wrong(rosa.code())),
      await elsewhere.verify(rosa.code()),
      await elsewhere.verify(wrong(rosa.code())),
      await newAccount(testApp()).verify(rosa.code()),
    ]
    expect(new Set(answers.map(({ status, text, cookie }) => `${status} ${text} ${cookie}`)).size).toBe(1)
  })

  it('keeps its code when another browser requests one; each code works where it was requested', async () => {
    const phone = newAccount(testApp())
    await phone.askForCode({ remoteAddress: '203.0.113.1' })
    const first = phone.code()
    const laptop = newAccount(testApp(), phone.email)
    await laptop.askForCode({ remoteAddress: '203.0.113.2' })
    const second = laptop.code()
    if (first !== second) expect((await phone.verify(second)).error).toBe('code-wrong')
    expect((await phone.verify(first)).status).toBe(200)
    expect((await laptop.verify(second)).status).toBe(200)
  })
})
