import { expect, it } from 'vitest'
import { people } from '../db/schema/people.ts'
import { describeWithApp } from '../testing/describe-with-app.ts'
import { guestId, newGuest } from '../testing/new-guest.ts'

describeWithApp('fetching a person', testApp => {
  it('makes a guest who has not been here, with nothing known about them', async () => {
    const { data } = await newGuest(testApp()).fetch()
    expect(data).toEqual({ userDetails: { name: '', age: '', sex: '' }, assessmentsData: [] })
  })

  it('makes a guest once when called many times at once', async () => {
    const guest = newGuest(testApp())
    const before = await testApp().database.db.select().from(people)
    const answers = await Promise.all(Array.from({ length: 8 }, () => guest.fetch()))
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200))
    const after = await testApp().database.db.select().from(people)
    expect(after.length - before.length).toBe(1)
  })

  it('keeps a profile apart from its keeper', async () => {
    const keeper = newGuest(testApp())
    await keeper.introduce({ name: 'Rosa', age: '63', sex: 'Female' })
    const profile = newGuest(testApp(), `${keeper.userIdentifier}~1777881600000`)
    await profile.introduce({ name: 'Emil', age: '81', sex: 'Male' })
    expect((await keeper.fetch()).data.userDetails).toEqual({ name: 'Rosa', age: '63', sex: 'Female' })
    expect((await profile.fetch()).data.userDetails).toEqual({ name: 'Emil', age: '81', sex: 'Male' })
  })

  it('never stores the identifier itself, only its digest', async () => {
    const guest = newGuest(testApp())
    await guest.fetch()
    const rows = JSON.stringify(await testApp().database.db.select().from(people))
    expect(rows).not.toContain(guest.userIdentifier)
    expect(rows).not.toContain(guest.userIdentifier.slice('user_'.length))
  })

  it.each(['rosa@example.org', '@rosa', '123456789', 'user_1', guestId().toUpperCase(), `${guestId()}~`])(
    'refuses %s, which proves nothing',
    async userIdentifier => {
      const { status, error } = await newGuest(testApp(), userIdentifier).fetch()
      expect([status, error]).toEqual([401, 'identity-unproven'])
    },
  )
})
