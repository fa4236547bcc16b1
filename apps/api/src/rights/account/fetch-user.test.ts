import { listedAtOnce } from '@lithe/contracts/constants'
import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { mostProfiles } from '../../doors/people/find-person.ts'
import { people } from '../../ground/db/schema/people.ts'
import { describeWithApp } from '../../testing/describe-with-app.ts'
import { guestId, newGuest } from '../../testing/new-guest.ts'
import { reportedGuest } from '../../testing/reported-guest.ts'

describeWithApp('fetching a person', testApp => {
  it('creates a new guest, with nothing known about them', async () => {
    const { data } = await newGuest(testApp()).fetch()
    expect(data).toEqual({ userDetails: { name: '', age: '', sex: '' }, assessmentsData: [] })
  })

  it('creates a guest once under concurrent calls', async () => {
    const guest = newGuest(testApp())
    const before = await testApp().database.db.select().from(people)
    const answers = await Promise.all(Array.from({ length: 8 }, () => guest.fetch()))
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200))
    const after = await testApp().database.db.select().from(people)
    expect(after.length - before.length).toBe(1)
  })

  it('returns the newest fifty assessments, and older ones once each by cursor', async () => {
    const { guest, assessmentId } = await reportedGuest(testApp())
    const { db } = testApp().database
    const count = 2 * listedAtOnce + 7
    await db.execute(sql`insert into assessments (person_id, session_ids, model_version, free_report, full_report, created_at)
      select person_id, array[gen_random_uuid()], model_version, free_report, full_report,
        created_at - make_interval(hours => number / 3 + 1) from assessments, generate_series(2, ${count}) number
      where id = ${assessmentId}`)
    const seen: string[] = []
    for (let olderThan: string | undefined; ; olderThan = seen.at(-1)) {
      const { data } = await guest.fetch(olderThan)
      expect(data.assessmentsData.length).toBeLessThanOrEqual(listedAtOnce)
      seen.push(...data.assessmentsData.map(listed => listed.assessmentId))
      if (!data.hasOlder) break
    }
    expect([seen.length, new Set(seen).size, seen[0]]).toEqual([count, count, assessmentId])
    const another = await reportedGuest(testApp())
    expect((await another.guest.fetch(seen[3])).data.assessmentsData).toEqual([])
  })

  it('limits the profiles of a household; existing profiles still work', async () => {
    const keeper = newGuest(testApp())
    await keeper.introduce()
    const profile = (number: number) => newGuest(testApp(), `${keeper.userIdentifier}~${number}`)
    for (let number = 0; number < mostProfiles; number++)
      expect((await profile(number).fetch()).status).toBe(200)
    expect((await profile(mostProfiles).fetch()).error).toBe('too-many-requests')
    expect((await profile(0).fetch()).status).toBe(200)
  })

  it('separates a profile from its keeper', async () => {
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
    'refuses %s as proof',
    async userIdentifier => {
      const { status, error } = await newGuest(testApp(), userIdentifier).fetch()
      expect([status, error]).toEqual([401, 'identity-unproven'])
    },
  )
})
