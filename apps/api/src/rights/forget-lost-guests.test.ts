import { expect, it } from 'vitest'
import { describeOnEachEngine } from '../testing/each-engine.ts'
import { squats, upload } from '../testing/measurements.ts'
import { newAccount } from '../testing/new-account.ts'
import { guestId } from '../testing/new-guest.ts'
import { makeTestApp, publicTestConfig, type TestApp } from '../testing/test-app.ts'
import { forgetLostGuests } from './forget-lost-guests.ts'
import { actor, withoutCookies } from './testing/actor.ts'
import { everythingStored } from './testing/everything-stored.ts'
import { pressInSandbox } from './testing/press-in-sandbox.ts'

const rosa = { name: 'Rosa', age: '63', sex: 'Female' }
const monthMs = 31 * 24 * 60 * 60_000

describeOnEachEngine('guests who never came back', testApp => {
  const guest = (userIdentifier = guestId()) => actor(withoutCookies(testApp()), userIdentifier)
  const wait = (months: number) => {
    testApp().clock.now = new Date(testApp().clock.now.getTime() + months * monthMs)
  }
  const scrubbed: number[] = []
  const forget = (app: TestApp = testApp()) =>
    forgetLostGuests({
      db: app.database.db,
      now: app.clock.now,
      guestRetentionMonths: publicTestConfig.guestRetentionMonths,
      payments: { of: () => null, forSource: () => null },
      count: () => {},
      scrubFiles: async () => void scrubbed.push(1),
    })
  const names = async () =>
    (await everythingStored(testApp().database.db))
      .filter(({ table }) => table === 'people')
      .map(({ row }) => String(JSON.parse(row).name))

  it('are erased after the stated time, with the profiles they keep; who was here since stays', async () => {
    const [lost, back, keeper] = [guest(), guest(), guest()]
    await lost.introduce({ ...rosa, name: 'Lost' })
    await lost.measure(upload(squats(12)))
    await actor(withoutCookies(testApp()), `${lost.userIdentifier}~1`).introduce({ ...rosa, name: 'Of lost' })
    await back.introduce({ ...rosa, name: 'Back' })
    await keeper.introduce({ ...rosa, name: 'Keeper' })
    wait(12)
    await back.fetch()
    // A visit to a profile is a visit of its keeper too.
    await actor(withoutCookies(testApp()), `${keeper.userIdentifier}~1`).introduce({ ...rosa, name: 'Kept' })
    expect(await forget()).toBe(0)
    wait(12.5)
    expect(await forget()).toBe(1)
    expect(scrubbed).toEqual([1])
    const left = await names()
    expect(left.filter(name => /Lost|Of lost/.test(name))).toEqual([])
    expect(left).toEqual(expect.arrayContaining(['Back', 'Keeper', 'Kept']))
    expect((await lost.export()).data.person.knownSince).toBeNull()
  })

  it('are not those who signed in, however long ago that was', async () => {
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

  it('leave the money that came in the books, and nothing of what it was for', async () => {
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

  it('are forgotten by the hourly sweep itself', async () => {
    const lost = guest()
    await lost.introduce({ ...rosa, name: 'Swept' })
    wait(30)
    const { db, scrubFiles } = testApp().database
    const later = await makeTestApp(
      { db, scrubFiles, close: async () => {} },
      { now: () => testApp().clock.now, jobs: {} },
    )
    await later.app.ready()
    await expect.poll(names, { timeout: 10_000 }).not.toContain('Swept')
    await later.close()
  })
})
