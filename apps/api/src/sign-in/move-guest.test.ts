import { expect, it } from 'vitest'
import { actor, withoutCookies } from '../rights/testing/actor.ts'
import { describeWithApp } from '../testing/describe-with-app.ts'
import { consentOfTests, squats, stance, upload } from '../testing/measurements.ts'
import { newAccount } from '../testing/new-account.ts'
import { type Guest, guestId, newGuest } from '../testing/new-guest.ts'
import { makeTestApp } from '../testing/test-app.ts'

const rosasDetails = { name: 'Rosa', age: '63', sex: 'Female', seat: 'lower' }

async function measure(guest: Guest) {
  const measured = upload(stance(20))
  await guest.upload(measured)
  return (await guest.generate({ balance: measured.sessionId })).data.assessmentId
}

describeWithApp('signing in as a guest', testApp => {
  it('brings the guest’s assessments, name, age and sex to the account', async () => {
    const guest = newGuest(testApp())
    await guest.introduce(rosasDetails)
    const assessmentId = await measure(guest)
    const rosa = newAccount(testApp())
    await rosa.signIn({ userIdentifier: guest.userIdentifier })
    const { data } = await rosa.fetch()
    expect(data.userDetails).toEqual(rosasDetails)
    expect(data.assessmentsData.map(item => item.assessmentId)).toEqual([assessmentId])
    expect((await guest.fetch()).data.assessmentsData).toEqual([])
  })

  it('brings measurements without a report', async () => {
    const guest = newGuest(testApp())
    const measured = upload(squats(12))
    await guest.upload(measured)
    const rosa = newAccount(testApp())
    await rosa.signIn({ userIdentifier: guest.userIdentifier })
    expect((await guest.upload(measured)).error).toBe('session-taken')
  })

  it('lets the account take over a measurement that reached the guest late, and no other', async () => {
    const guest = newGuest(testApp())
    await guest.introduce(rosasDetails)
    const rosa = newAccount(testApp())
    await rosa.signIn({ userIdentifier: guest.userIdentifier })
    const [late, other, reported] = [upload(squats(12)), upload(stance(9)), upload(stance(11))]
    for (const measured of [late, other, reported]) await guest.upload(measured)
    await guest.introduce(rosasDetails)
    await guest.generate({ balance: reported.sessionId })

    expect((await newGuest(testApp()).upload(late)).error, 'another guest').toBe('session-taken')
    const altered = { ...upload(stance(10)), sessionId: other.sessionId }
    const account = actor(rosa.call, rosa.email)
    expect((await account.put(altered)).error, 'another measurement').toBe('session-taken')
    expect((await account.put(reported)).error, 'one that a report stands on').toBe('session-taken')
    expect((await account.put(late)).data.stored).toBe('already')
    expect(await account.report({ strength: late.sessionId })).toBeTruthy()
  })

  it('adds to the account’s data and keeps the account’s details', async () => {
    const rosa = newAccount(testApp())
    const first = newGuest(testApp())
    await first.introduce(rosasDetails)
    await measure(first)
    await rosa.signIn({ userIdentifier: first.userIdentifier })
    const second = newGuest(testApp())
    await second.introduce({ name: 'R.', age: '50', sex: 'Male', seat: 'higher' })
    await measure(second)
    testApp().wait(120_000)
    await rosa.signIn({ userIdentifier: second.userIdentifier })
    const { data } = await rosa.fetch()
    expect(data.userDetails).toEqual(rosasDetails)
    expect(data.assessmentsData).toHaveLength(2)
  })

  it('lists data without valid consent as erased at once, and otherwise leaves the list alone', async () => {
    let listed = 0
    const { db } = testApp().database
    const listErasures = async () => {
      listed += 1
    }
    const app = await makeTestApp({ db, close: async () => {} }, { listErasures })
    const now = () => ({
      ...upload(squats(12)),
      consent: { ...consentOfTests, givenAt: app.clock.now.toISOString() },
    })
    const meet = async (takesBack: boolean) => {
      const account = newAccount(app)
      await account.signIn()
      const person = actor(account.call, account.email)
      await person.introduce(rosasDetails)
      const guest = actor(withoutCookies(app), guestId())
      await guest.introduce(rosasDetails)
      await guest.put(now())
      if (takesBack) {
        await person.put(now())
        app.wait(1000)
        await person.withdraw()
      }
      await account.signOut()
      const before = listed
      app.wait(10 * 60_000)
      await account.signIn({ userIdentifier: guest.userIdentifier })
      await account.signOut()
      app.wait(10 * 60_000)
      await account.signIn({ userIdentifier: guestId() })
      return listed - before
    }
    expect([await meet(false), await meet(true)]).toEqual([0, 1])
    await app.close()
  })

  it('moves nothing after a wrong code', async () => {
    const guest = newGuest(testApp())
    await guest.introduce(rosasDetails)
    await measure(guest)
    const rosa = newAccount(testApp())
    await rosa.askForCode()
    const wrong = rosa.code() === '000000' ? '000001' : '000000'
    await rosa.verify(wrong, { userIdentifier: guest.userIdentifier })
    expect((await guest.fetch()).data.assessmentsData).toHaveLength(1)
  })

  it.each(['emil@example.org', 'user_1'])('refuses %s as a guest', async userIdentifier => {
    const rosa = newAccount(testApp())
    await rosa.askForCode()
    expect((await rosa.verify(rosa.code(), { userIdentifier })).error).toBe('malformed')
  })

  it('accepts a guest the server has never seen', async () => {
    const { status } = await newAccount(testApp()).signIn(newGuest(testApp()))
    expect(status).toBe(200)
  })
})
