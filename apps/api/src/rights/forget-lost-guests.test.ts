import { like } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { people } from '../ground/db/schema/people.ts'
import type { Occurrence } from '../ground/ports/occurrence.ts'
import { describeWithApp } from '../testing/describe-with-app.ts'
import { squats, upload } from '../testing/measurements.ts'
import { newAccount } from '../testing/new-account.ts'
import { guestId } from '../testing/new-guest.ts'
import { makeTestApp, publicTestConfig } from '../testing/test-app.ts'
import { forgetLostGuests, type RetentionContext } from './forget-lost-guests.ts'
import { actor, withoutCookies } from './testing/actor.ts'
import { everythingStored } from './testing/everything-stored.ts'
import { pressInSandbox } from './testing/press-in-sandbox.ts'

const rosa = { name: 'Rosa', age: '63', sex: 'Female' }
const monthMs = 31 * 24 * 60 * 60_000

describeWithApp('guests who never came back', testApp => {
  const guest = (userIdentifier = guestId()) => actor(withoutCookies(testApp()), userIdentifier)
  const wait = (months: number) => {
    testApp().wait(months * monthMs)
  }
  const listed: number[] = []
  const counted: Occurrence[] = []
  const warned: string[] = []
  const forget = (given: Partial<RetentionContext> = {}) =>
    forgetLostGuests({
      db: testApp().database.db,
      now: () => testApp().clock.now,
      guestRetentionMonths: publicTestConfig.guestRetentionMonths,
      payments: { of: () => null, forSource: () => null },
      count: occurrence => void counted.push(occurrence),
      listErasures: async () => void listed.push(1),
      warn: (_facts, text) => void warned.push(text),
      ...given,
    })
  /** Inserts guests last seen on that day. */
  const seenAt = (day: string, ...digests: string[]) => {
    const guestSeenAt = new Date(day)
    const rows = digests.map(identifierDigest => ({ identifierDigest, createdAt: guestSeenAt, guestSeenAt }))
    return testApp().database.db.insert(people).values(rows)
  }
  const many = (name: string, howMany: number) => Array.from({ length: howMany }, (_, at) => `${name} ${at}`)
  const names = async () =>
    (await everythingStored(testApp().database.db))
      .filter(({ table }) => table === 'people')
      .map(({ row }) => String(JSON.parse(row).name))

  it('are erased after the stated time, with their profiles; recent visitors stay', async () => {
    const [lost, back, keeper] = [guest(), guest(), guest()]
    await lost.introduce({ ...rosa, name: 'Lost' })
    await lost.measure(upload(squats(12)))
    await actor(withoutCookies(testApp()), `${lost.userIdentifier}~1`).introduce({ ...rosa, name: 'Of lost' })
    await back.introduce({ ...rosa, name: 'Back' })
    await keeper.introduce({ ...rosa, name: 'Keeper' })
    wait(12)
    await back.fetch()
    // Visiting a profile counts for its keeper.
    await actor(withoutCookies(testApp()), `${keeper.userIdentifier}~1`).introduce({ ...rosa, name: 'Kept' })
    expect(await forget()).toBe(0)
    wait(12.5)
    expect(await forget()).toBe(1)
    expect(listed).toEqual([1])
    const left = await names()
    expect(left.filter(name => /Lost|Of lost/.test(name))).toEqual([])
    expect(left).toEqual(expect.arrayContaining(['Back', 'Keeper', 'Kept']))
    expect((await lost.export()).data.person.knownSince).toBeNull()
  })

  it('do not include accounts, however long ago they signed in', async () => {
    const early = guest()
    await early.introduce({ ...rosa, name: 'Signed in' })
    const account = newAccount(testApp())
    await account.signIn({ userIdentifier: early.userIdentifier })
    const other = newAccount(testApp())
    await other.signIn()
    await actor(other.call, other.email).introduce({ ...rosa, name: 'Never a guest' })
    wait(120)
    await forget()
    expect(await names()).toEqual(expect.arrayContaining(['Signed in', 'Never a guest']))
  })

  it('leave financial records, without their purpose', async () => {
    const buyer = guest()
    await buyer.introduce({ ...rosa, name: 'Buyer' })
    const measured = upload(squats(12))
    await buyer.measure({ ...measured, measuredAt: testApp().clock.now.toISOString() })
    const report = await buyer.report({ strength: measured.sessionId })
    await pressInSandbox(testApp(), await buyer.checkout(report), 'pay')
    wait(30)
    await forget()
    const stored = await everythingStored(testApp().database.db)
    const paid = stored.filter(({ table, row }) => table === 'orders' && row.includes('"paid"'))
    expect(paid.map(({ row }) => JSON.parse(row).assessment_id)).toEqual([null])
    expect(stored.filter(({ row }) => row.includes('Buyer') || row.includes(report))).toEqual([])
  })

  it('are kept, if unusually many, until an operator confirms, and then all erased', async () => {
    await seenAt('2020-01-01', ...many('of 2020', 201))
    expect(await forget()).toBe(0)
    expect([counted.at(-1), warned.at(-1)]).toEqual(['guests-held', expect.stringContaining('confirm-sweep')])
    expect(await forget({ isConfirmed: true })).toBe(201)
    expect(counted).not.toContain('guests-left-over')
  })

  it('are left to the next run after ten minutes, and counted', async () => {
    await seenAt('2020-01-01', ...many('left', 201))
    const began = testApp().clock.now.getTime()
    let minutes = 0
    const slowly = () => {
      minutes += 6
      return new Date(began + minutes * 60_000)
    }
    expect(await forget({ now: slowly, isConfirmed: true })).toBe(200)
    expect(counted).toContain('guests-left-over')
    expect(await forget()).toBe(1)
  })

  it('are kept for whole months, even if a month lacks that day', async () => {
    await seenAt('2026-03-01T07:00:00Z', 'seen in March')
    await seenAt('2026-02-28T07:00:00Z', 'seen in February')
    const now = () => new Date('2026-05-31T08:00:00Z')
    expect(await forget({ now, guestRetentionMonths: 3 })).toBe(1)
    const { db } = testApp().database
    const left = await db.select().from(people).where(like(people.identifierDigest, 'seen in %'))
    expect(left.map(({ identifierDigest }) => identifierDigest)).toEqual(['seen in March'])
    expect(await forget({ now, guestRetentionMonths: 2 })).toBe(1)
  })

  it('are erased by the hourly cleanup itself', async () => {
    const lost = guest()
    await lost.introduce({ ...rosa, name: 'Swept' })
    wait(30)
    const { db } = testApp().database
    const later = await makeTestApp(
      { db, close: async () => {} },
      { now: () => testApp().clock.now, jobs: {} },
    )
    await later.app.ready()
    await expect.poll(names, { timeout: 10_000 }).not.toContain('Swept')
    await later.close()
  })
})
