import { expect, it } from 'vitest'
import { describeOnBothEngines } from '../testing/each-engine.ts'
import { squats, stance, upload } from '../testing/measurements.ts'
import { newAccount } from '../testing/new-account.ts'
import { type Guest, newGuest } from '../testing/new-guest.ts'

const rosasDetails = { name: 'Rosa', age: '63', sex: 'Female', seat: 'lower' }

async function measure(guest: Guest) {
  const measured = upload(stance(20))
  await guest.upload(measured)
  return (await guest.generate({ balance: measured.sessionId })).data.assessmentId
}

describeOnBothEngines('signing in as a guest', testApp => {
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

  it('brings measurements that have no report yet', async () => {
    const guest = newGuest(testApp())
    const measured = upload(squats(12))
    await guest.upload(measured)
    const rosa = newAccount(testApp())
    await rosa.signIn({ userIdentifier: guest.userIdentifier })
    expect((await guest.upload(measured)).error).toBe('session-taken')
  })

  it('adds to what the account has, and leaves its own details as they were', async () => {
    const rosa = newAccount(testApp())
    const first = newGuest(testApp())
    await first.introduce(rosasDetails)
    await measure(first)
    await rosa.signIn({ userIdentifier: first.userIdentifier })
    const second = newGuest(testApp())
    await second.introduce({ name: 'R.', age: '50', sex: 'Male', seat: 'higher' })
    await measure(second)
    testApp().clock.now = new Date(testApp().clock.now.getTime() + 120_000)
    await rosa.signIn({ userIdentifier: second.userIdentifier })
    const { data } = await rosa.fetch()
    expect(data.userDetails).toEqual(rosasDetails)
    expect(data.assessmentsData).toHaveLength(2)
  })

  it('moves nothing while the code is wrong', async () => {
    const guest = newGuest(testApp())
    await guest.introduce(rosasDetails)
    await measure(guest)
    const rosa = newAccount(testApp())
    await rosa.askForCode()
    const wrong = rosa.code() === '000000' ? '000001' : '000000'
    await rosa.verify(wrong, { userIdentifier: guest.userIdentifier })
    expect((await guest.fetch()).data.assessmentsData).toHaveLength(1)
  })

  it.each(['emil@example.org', 'user_1'])(
    'cannot bring along %s, which is no guest',
    async userIdentifier => {
      const rosa = newAccount(testApp())
      await rosa.askForCode()
      expect((await rosa.verify(rosa.code(), { userIdentifier })).error).toBe('malformed')
    },
  )

  it('goes well for a guest the server has never seen', async () => {
    const { status } = await newAccount(testApp()).signIn(newGuest(testApp()))
    expect(status).toBe(200)
  })
})
