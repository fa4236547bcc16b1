import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { assessments } from '../ground/db/schema/assessments.ts'
import { createPromoCode } from '../money/promo/manage-promo-codes.ts'
import { lockAssessment } from '../money/unlock-assessment.ts'
import { describeWithApp } from '../testing/describe-with-app.ts'
import { sessionsOf, squats, stance, toeTouch, type Upload, upload } from '../testing/measurements.ts'
import { newGuest } from '../testing/new-guest.ts'
import { demoUnlockKey } from '../testing/test-app.ts'

const open = { unlocked: true, unlockKey: demoUnlockKey }
const rosa = { name: 'Rosa', age: '63', sex: 'Female' }
const hour = 3_600_000

describeWithApp('a report with one movement remeasured', testApp => {
  async function reported(unlock = {}) {
    const guest = newGuest(testApp())
    await guest.introduce(rosa)
    const first = {
      balance: upload(stance(12)),
      flexibility: upload(toeTouch(80)),
      strength: upload(squats(9)),
    }
    await Promise.all(Object.values(first).map(guest.upload))
    const sessions = sessionsOf(first)
    const { data } = await guest.generate(sessions, unlock)
    /** Uploads a measurement, requests a report with all the others, and returns it with its lock state. */
    const again = async (named: Partial<typeof sessions>, measured: Upload, hours = 1) => {
      const measuredAt = new Date(Date.parse(measured.measuredAt) + hours * hour).toISOString()
      await guest.upload({ ...measured, measuredAt })
      const test = { 'single-leg-stance': 'balance', 'toe-touch': 'flexibility', squat: 'strength' }[
        measured.movement as 'squat'
      ]
      const now = { ...sessions, ...named, [test]: measured.sessionId }
      const { data } = await guest.generate(now)
      const { isAssessmentUnlocked } = (await guest.read(data.assessmentId)).data
      return { id: data.assessmentId, isOpen: isAssessmentUnlocked, sessions: now }
    }
    const isOpen = async (id: string) => (await guest.read(id)).data.isAssessmentUnlocked
    return { guest, sessions, again, isOpen, id: data.assessmentId }
  }

  it('is unlocked like the report it inherits from, and names that report', async () => {
    const { id, again } = await reported(open)
    const after = await again({}, upload(stance(31)))
    expect(after.isOpen).toBe(true)
    const { db } = testApp().database
    const [row] = await db.select().from(assessments).where(eq(assessments.id, after.id))
    expect(row).toMatchObject({ unlockReason: 'demo-key', isInherited: true, inheritedFrom: id })
  })

  it('stays locked if the earlier report is locked', async () => {
    const { again } = await reported()
    expect((await again({}, upload(stance(31)))).isOpen).toBe(false)
  })

  it('does not inherit on another day, whatever the phone’s clock says', async () => {
    const { again } = await reported(open)
    testApp().wait(25 * hour)
    expect((await again({}, upload(stance(31)))).isOpen).toBe(false)
  })

  it('does not inherit when more than one movement is new', async () => {
    const { guest, again } = await reported(open)
    const folded = upload(toeTouch(70))
    await guest.upload(folded)
    expect((await again({ flexibility: folded.sessionId }, upload(stance(31)))).isOpen).toBe(false)
  })

  it('passes no unlock on: one payment does not open a chain of reports', async () => {
    const { again, guest, id } = await reported()
    const code = `C-${id}`
    const limits = { percentOff: 100, maxUses: 1, maxUsesPerPerson: 1, validUntil: null }
    await createPromoCode({ db: testApp().database.db, now: testApp().clock.now }, { code, ...limits })
    await guest.redeem(id, code)
    const stood = await again({}, upload(stance(31)))
    const folded = await again(stood.sessions, upload(toeTouch(70)))
    const squatted = await again(folded.sessions, upload(squats(14)))
    expect([stood.isOpen, folded.isOpen, squatted.isOpen]).toEqual([true, false, false])
  })

  it('passes no unlock on, even after the original report is erased', async () => {
    const { guest, again, id } = await reported(open)
    const stood = await again({}, upload(stance(31)))
    await testApp().database.db.delete(assessments).where(eq(assessments.id, id))
    expect((await guest.read(stood.id)).data.isAssessmentUnlocked).toBe(true)
    expect((await again(stood.sessions, upload(toeTouch(70)))).isOpen).toBe(false)
  })

  it('inherits from a paid report at most three times, even concurrently', async () => {
    const { again } = await reported(open)
    const all = await Promise.all([21, 22, 23, 24, 25, 26].map(seconds => again({}, upload(stance(seconds)))))
    expect(all.filter(({ isOpen }) => isOpen)).toHaveLength(3)
    expect((await again({}, upload(squats(11)))).isOpen).toBe(false)
  }, 60_000)

  it('counts several attempts at one movement as one remeasurement', async () => {
    const { guest, sessions, isOpen } = await reported(open)
    const tries = [upload(stance(15)), upload(stance(20))]
    for (const [minute, again] of tries.entries())
      await guest.upload({ ...again, measuredAt: `2026-05-04T08:0${minute}:00.000Z` })
    const balance = [sessions.balance, ...tries.map(({ sessionId }) => sessionId)]
    const { data } = await guest.generate({ ...sessions, balance })
    expect(await isOpen(data.assessmentId)).toBe(true)
  })

  it.each([{ name: 'Hugo' }, { age: '22' }, { sex: 'Male' }])(
    'does not inherit if the person’s details changed: %j',
    async change => {
      const { guest, again } = await reported(open)
      await guest.introduce({ ...rosa, ...change })
      expect((await again({}, upload(stance(31)))).isOpen).toBe(false)
      await guest.introduce(rosa)
      expect((await again({}, upload(stance(32)))).isOpen).toBe(true)
    },
  )

  it('does not inherit when it covers different tests', async () => {
    const { guest, sessions, isOpen } = await reported(open)
    const folded = upload(toeTouch(70))
    await guest.upload(folded)
    const { data } = await guest.generate({ balance: sessions.balance, flexibility: folded.sessionId })
    expect(await isOpen(data.assessmentId)).toBe(false)
  })

  it('locks again with the report it inherited from, and can then be paid for', async () => {
    const { again, isOpen, id } = await reported()
    const { db } = testApp().database
    const paid = { unlockReason: 'order' as const, unlockSource: `order-${id}`, unlockedAt: new Date() }
    await db.update(assessments).set(paid).where(eq(assessments.id, id))
    const all = [await again({}, upload(stance(31))), await again({}, upload(squats(14)))]
    expect(all.map(report => report.isOpen)).toEqual([true, true])
    expect(await db.transaction(transaction => lockAssessment(transaction, id, `order-${id}`))).toBe(true)
    for (const report of all) expect(await isOpen(report.id)).toBe(false)
    const [row] = await db
      .select()
      .from(assessments)
      .where(eq(assessments.id, all[0]?.id ?? ''))
    expect(row).toMatchObject({ isInherited: false, inheritedFrom: null })
  })
})
