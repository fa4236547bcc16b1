import { otp } from '@lithe/contracts/constants'
import { eq, isNull } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { orders } from '../ground/db/schema/orders.ts'
import { describeWithApp } from '../testing/describe-with-app.ts'
import { squats, upload } from '../testing/measurements.ts'
import { newAccount } from '../testing/new-account.ts'
import { guestId } from '../testing/new-guest.ts'
import { actor, withoutCookies } from './testing/actor.ts'
import { fullLife } from './testing/full-life.ts'

const rosa = { name: 'Rosa', age: '63', sex: 'Female' }
const names = { name: 'Rosa', profileName: 'Emil', comment: 'Nice' }
const blank = { name: '', age: '', sex: '' }

describeWithApp('erasing oneself', testApp => {
  const guest = (userIdentifier = guestId()) => actor(withoutCookies(testApp()), userIdentifier)
  const wait = () => testApp().wait(otp.resendMs)

  it('leaves a guest’s identifier unknown, and can be repeated', async () => {
    const person = guest()
    await person.introduce(rosa)
    await person.measure(upload(squats(12)))
    for (let time = 0; time < 2; time++) expect((await person.erase()).status).toBe(200)
    expect((await person.export()).data.person.knownSince).toBeNull()
    expect((await person.fetch()).data).toEqual({ userDetails: blank, assessmentsData: [] })
    expect((await guest().erase()).status).toBe(200)
  })

  it('signs every device out, clears the cookie, and leaves nothing for a new sign-in', async () => {
    const { phone, tablet, person, email } = await fullLife(testApp(), names)
    expect((await tablet.fetch()).status).toBe(200)
    const { setCookies } = await person.erase()
    expect(setCookies.join()).toMatch(/lithe_session=;/)
    expect(phone.session()).toBeNull()
    expect([(await phone.fetch()).error, (await tablet.fetch()).error]).toEqual(
      Array(2).fill('identity-unproven'),
    )
    wait()
    const again = newAccount(testApp(), email)
    await again.signIn()
    expect((await again.fetch()).data).toEqual({ userDetails: blank, assessmentsData: [] })
    const { data } = await actor(again.call, email).export()
    expect([data.profiles, data.signInProofs, data.devices.length]).toEqual([[], [], 1])
  }, 60_000)

  it('invalidates a code requested earlier', async () => {
    const { tablet, person } = await fullLife(testApp(), names)
    await person.erase()
    expect((await tablet.verify(tablet.code())).error).toBe('code-wrong')
  }, 60_000)

  it('keeps the payment record without its purpose, and accepts no payment for erased reports', async () => {
    const { person, reports, profileReports } = await fullLife(testApp(), names)
    const { db } = testApp().database
    const idsOf = async (assessmentId: string) => {
      const found = await db.select().from(orders).where(eq(orders.assessmentId, assessmentId))
      return found.map(({ id }) => id)
    }
    const paid = [...(await idsOf(reports.paid)), ...(await idsOf(profileReports.paid))]
    const open = [...(await idsOf(reports.waiting)), ...(await idsOf(profileReports.waiting))]
    await person.erase()
    const kept = await db.select().from(orders).where(isNull(orders.assessmentId))
    const stateOf = (id: string) => kept.find(order => order.id === id)?.state
    expect(paid.map(stateOf)).toEqual(['paid', 'paid'])
    expect(open.map(stateOf)).toEqual(['cancelled', 'cancelled'])
    const page = await testApp().app.inject({ url: reports.checkoutPath })
    expect([page.statusCode, page.body.includes('There is no such payment')]).toEqual([404, true])
  }, 60_000)

  it('does not apply to a profile, which stays', async () => {
    const keeper = guestId()
    const profile = guest(`${keeper}~1777881600000`)
    await profile.introduce({ ...rosa, name: 'Emil' })
    expect((await profile.erase()).error).toBe('not-a-person')
    expect((await profile.fetch()).data.userDetails?.name).toBe('Emil')
  })

  it('is refused without proof of the account, and erases nothing', async () => {
    const [account, other] = [newAccount(testApp()), newAccount(testApp())]
    await account.signIn()
    await other.signIn()
    const person = actor(account.call, account.email)
    await person.introduce(rosa)
    expect((await guest(account.email).erase()).error).toBe('identity-unproven')
    expect((await actor(other.call, account.email).erase()).error).toBe('not-yours')
    expect((await person.fetch()).data.userDetails).toEqual(rosa)
    expect((await other.fetch()).status).toBe(200)
  })

  it('leaves the account and its session alone when done as a guest in a signed-in browser', async () => {
    const account = newAccount(testApp())
    await account.signIn()
    const { setCookies } = await actor(account.call, guestId()).erase()
    expect(setCookies).toEqual([])
    expect((await account.fetch()).status).toBe(200)
  })

  it('includes what was measured as a guest before signing in', async () => {
    const early = guest()
    await early.introduce(rosa)
    const account = newAccount(testApp())
    await account.signIn({ userIdentifier: early.userIdentifier })
    await actor(account.call, account.email).erase()
    expect((await early.export()).data.person.knownSince).toBeNull()
  })
})
