import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { assessments, sessions } from '../ground/db/schema/assessments.ts'
import { orders } from '../ground/db/schema/orders.ts'
import { describeWithApp } from '../testing/describe-with-app.ts'
import { squats, stance, toeTouch, upload } from '../testing/measurements.ts'
import { guestId } from '../testing/new-guest.ts'
import { actor, withoutCookies } from './testing/actor.ts'
import { everythingStored } from './testing/everything-stored.ts'
import { pressInSandbox } from './testing/press-in-sandbox.ts'

const rosa = { name: 'Rosa', age: '63', sex: 'Female' }

describeWithApp('erasing one report', testApp => {
  async function newPerson(userIdentifier = guestId()) {
    const person = actor(withoutCookies(testApp()), userIdentifier)
    await person.introduce(rosa)
    return person
  }

  const measuredOf = async (person: Awaited<ReturnType<typeof newPerson>>) =>
    (await person.export()).data.person.sessions.map(({ sessionId }) => sessionId)

  it('removes its measurements and feedback, and nothing of another report', async () => {
    const person = await newPerson()
    const [former, later] = [upload(squats(7)), upload(stance(22))]
    await person.measure(former, later)
    const stays = await person.report({ balance: later.sessionId })
    const before = (await person.export()).data.person
    const leaves = await person.report({ strength: former.sessionId })
    await person.say(leaves, 2, 'Somewhat odd')

    const erased = await person.eraseReport(leaves)
    expect(erased).toMatchObject({ status: 200, data: { sessionIds: [former.sessionId] } })
    const after = (await person.export()).data.person
    expect(after.assessments).toEqual(before.assessments)
    expect(after.assessments.map(({ assessmentId }) => assessmentId)).toEqual([stays])
    expect(await measuredOf(person)).toEqual([later.sessionId])
    const stored = await everythingStored(testApp().database.db)
    const names = [leaves, former.sessionId, 'Somewhat odd']
    expect(stored.filter(({ row }) => names.some(name => row.includes(name)))).toEqual([])
  })

  it('keeps a measurement until its last report is erased', async () => {
    const person = await newPerson()
    const [shared, once, again] = [upload(toeTouch(80)), upload(squats(9)), upload(squats(12))]
    await person.measure(shared, once, again)
    const first = await person.report({ flexibility: shared.sessionId, strength: once.sessionId })
    const redone = await person.report({ flexibility: shared.sessionId, strength: again.sessionId })
    await person.eraseReport(first)
    expect((await measuredOf(person)).sort()).toEqual([shared.sessionId, again.sessionId].sort())
    await person.eraseReport(redone)
    expect(await measuredOf(person)).toEqual([])
  })

  it('makes the report unknown everywhere, even to a second erasure', async () => {
    const person = await newPerson()
    const measured = upload(squats(8))
    await person.measure(measured)
    const assessmentId = await person.report({ strength: measured.sessionId })
    await person.eraseReport(assessmentId)
    expect((await person.eraseReport(assessmentId)).error).toBe('unknown-report')
    expect((await person.say(assessmentId, 5, '')).error).toBe('unknown-report')
    expect((await person.tryCheckout(assessmentId)).error).toBe('unknown-report')
    expect((await person.fetch()).data.assessmentsData).toEqual([])
  })

  it('keeps the payment record without the report, and cancels an open order', async () => {
    const { db } = testApp().database
    const person = await newPerson()
    const [one, two] = [upload(squats(6)), upload(stance(15))]
    await person.measure(one, two)
    const paid = await person.report({ strength: one.sessionId })
    await pressInSandbox(testApp(), await person.checkout(paid), 'pay')
    const open = await person.report({ balance: two.sessionId })
    await person.checkout(open)
    const orderOf = async (assessmentId: string) =>
      (await db.select().from(orders).where(eq(orders.assessmentId, assessmentId)))[0]
    const before = { paid: await orderOf(paid), open: await orderOf(open) }

    await person.eraseReport(paid)
    await person.eraseReport(open)
    const after = async (id = '') => (await db.select().from(orders).where(eq(orders.id, id)))[0]
    expect(await after(before.paid?.id)).toEqual({ ...before.paid, assessmentId: null })
    expect(await after(before.open?.id)).toMatchObject({ state: 'cancelled', assessmentId: null })
  })

  it('never leaves a concurrently created report without its measurements', async () => {
    const { db } = testApp().database
    for (let round = 0; round < 8; round++) {
      const person = await newPerson()
      const [shared, once] = [upload(toeTouch(80)), upload(squats(9))]
      await person.measure(shared, once)
      const first = await person.report({ flexibility: shared.sessionId, strength: once.sessionId })
      const [erased] = await Promise.all([
        person.eraseReport(first),
        person.report({ flexibility: shared.sessionId }).catch(() => null),
        person.report({ strength: once.sessionId }).catch(() => null),
        person.eraseReport(first),
      ])
      expect([200, 404]).toContain(erased.status)
    }
    const kept = new Set((await db.select({ id: sessions.id }).from(sessions)).map(({ id }) => id))
    const standing = (await db.select().from(assessments)).flatMap(({ sessionIds }) => sessionIds)
    expect(standing.filter(id => !kept.has(id))).toEqual([])
  }, 60_000)
})
