import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { assessments } from '../db/schema/assessments.ts'
import { describeOnEachEngine } from '../testing/each-engine.ts'
import { squats, upload } from '../testing/measurements.ts'
import { newGuest } from '../testing/new-guest.ts'
import { demoUnlockKey } from '../testing/test-app.ts'
import { grantedUnlock } from './granted-unlock.ts'

it.each([
  [
    { unlocked: true, organisation: 'insurer' },
    { reason: 'organisation', source: 'insurer' },
  ],
  [
    { unlocked: true, organisation: ' INSURER ' },
    { reason: 'organisation', source: 'insurer' },
  ],
  [{ unlocked: true, organisation: 'insurer', unlockKey: 'the key' }, { reason: 'demo-key' }],
  [{ unlocked: true, organisation: 'nobody' }, null],
  [{ unlocked: true, organisation: '' }, null],
  [{ unlocked: true }, null],
  [{ unlocked: false, organisation: 'insurer' }, null],
  [{ organisation: 'insurer' }, null],
])('%j is opened by %j', (claimed, cause) => {
  expect(grantedUnlock(claimed, 'the key')).toEqual(cause)
})

describeOnEachEngine('the record of why a report is open', testApp => {
  const generated = async (unlock: { unlocked: boolean; unlockKey?: string; organisation?: string }) => {
    const guest = newGuest(testApp())
    await guest.introduce()
    const measured = upload(squats(12))
    await guest.upload(measured)
    const { data } = await guest.generate({ strength: measured.sessionId }, unlock)
    const { db } = testApp().database
    const [row] = await db.select().from(assessments).where(eq(assessments.id, data.assessmentId))
    return { row, report: (await guest.read(data.assessmentId)).data }
  }

  it('names the organisation', async () => {
    const { row, report } = await generated({ unlocked: true, organisation: 'Insurer' })
    expect(row).toMatchObject({ unlockReason: 'organisation', unlockSource: 'insurer' })
    expect(report.fullReportData).not.toBeNull()
  })

  it('names the demo key', async () => {
    const { row } = await generated({ unlocked: true, unlockKey: demoUnlockKey })
    expect(row).toMatchObject({ unlockReason: 'demo-key', unlockSource: null })
  })

  it('is nothing for a forged claim, and the report stays locked', async () => {
    const { row, report } = await generated({ unlocked: true, organisation: 'my-own-club' })
    expect(row).toMatchObject({ unlockReason: null, unlockSource: null, unlockedAt: null })
    expect(report.fullReportData).toBeNull()
  })

  it.each([
    { unlockedAt: new Date() },
    { unlockReason: 'order' as const, unlockedAt: new Date() },
    { unlockReason: 'promo-code' as const, unlockSource: 'redemption' },
    { unlockSource: 'somebody' },
  ])('cannot be left out of the database: %j', async change => {
    const { row } = await generated({ unlocked: false })
    const { db } = testApp().database
    const update = db
      .update(assessments)
      .set(change)
      .where(eq(assessments.id, row?.id ?? ''))
    await expect(update).rejects.toThrow()
  })
})
