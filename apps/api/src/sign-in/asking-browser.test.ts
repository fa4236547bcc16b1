import { otp } from '@lithe/contracts/constants'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { signInCodes } from '../db/schema/sign-in-codes.ts'
import { describeOnEachEngine } from '../testing/each-engine.ts'
import { newAccount } from '../testing/new-account.ts'
import { testPepper } from '../testing/test-app.ts'
import { askerCookie } from './asking-browser.ts'
import { addressDigest } from './pepper.ts'

describeOnEachEngine('the browser that asks for a code', testApp => {
  const wait = (ms: number) => {
    testApp().clock.now = new Date(testApp().clock.now.getTime() + ms)
  }
  const wrong = (code: string) => (code === '000000' ? '000001' : '000000')
  const rowOf = async (email: string) => {
    const digest = addressDigest(testPepper, email)
    const isThis = eq(signInCodes.addressDigest, digest)
    const [row] = await testApp().database.db.select().from(signInCodes).where(isThis)
    return row
  }

  it('is marked by a cookie that no script reads, for longer than the code lives', async () => {
    const { cookie } = await newAccount(testApp()).askForCode()
    expect(cookie).toMatch(/^lithe_code=[\w-]{43}; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Lax$/)
    const ends = Date.parse(/Expires=([^;]+)/.exec(cookie)?.[1] ?? '')
    expect(ends - testApp().clock.now.getTime()).toBeGreaterThan(otp.lifeMs)
  })

  it('is known to the database by a digest alone', async () => {
    const rosa = newAccount(testApp())
    await rosa.askForCode()
    const row = await rowOf(rosa.email)
    expect(row?.askerDigest).toMatch(/^[0-9a-f]{64}$/)
    expect(JSON.stringify(row)).not.toContain(rosa.cookie(askerCookie))
  })

  it('keeps its mark from code to code, for whichever address', async () => {
    const rosa = newAccount(testApp())
    await rosa.askForCode()
    const mark = rosa.cookie(askerCookie)
    wait(otp.resendMs)
    await rosa.askForCode()
    expect(rosa.cookie(askerCookie)).toBe(mark)
    const headers = { cookie: `${askerCookie}=${mark}` }
    const other = newAccount(testApp())
    await other.askForCode({ headers })
    expect((await other.verify(other.code(), {}, { headers })).status).toBe(200)
    expect((await rosa.verify(rosa.code())).status).toBe(200)
  })

  it.each(['x', 'a b', '1'.repeat(5000), '%00'])(
    'is marked anew when its mark is not ours: %s',
    async mark => {
      const rosa = newAccount(testApp())
      await rosa.askForCode({ headers: { cookie: `${askerCookie}=${mark}` } })
      expect(rosa.cookie(askerCookie)).toMatch(/^[\w-]{43}$/)
      expect((await rosa.verify(rosa.code())).status).toBe(200)
    },
  )

  it('is the only one in which the right code signs in', async () => {
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

  it('is the only one whose guesses count: from afar nobody locks an address', async () => {
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

  it('gets the very answer for a wrong code when it is another', async () => {
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

  it('takes the code over when another asks: the newest code is for the newest asker', async () => {
    const phone = newAccount(testApp())
    await phone.askForCode()
    wait(otp.resendMs)
    const laptop = newAccount(testApp(), phone.email)
    await laptop.askForCode()
    expect((await phone.verify(laptop.code())).error).toBe('code-wrong')
    expect((await laptop.verify(laptop.code())).status).toBe(200)
  })

  it('does not matter for a code sent before browsers were marked', async () => {
    const rosa = newAccount(testApp())
    await rosa.askForCode()
    const isThis = eq(signInCodes.addressDigest, addressDigest(testPepper, rosa.email))
    await testApp().database.db.update(signInCodes).set({ askerDigest: null }).where(isThis)
    expect((await newAccount(testApp(), rosa.email).verify(rosa.code())).status).toBe(200)
  })
})
