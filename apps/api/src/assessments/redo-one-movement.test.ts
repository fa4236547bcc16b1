import { movements, type Test } from '@lithe/movements/catalog'
import { expect, it } from 'vitest'
import { describeWithApp } from '../testing/describe-with-app.ts'
import {
  refusedUpload,
  sessionsOf,
  squats,
  stance,
  toeTouch,
  type Upload,
  upload,
} from '../testing/measurements.ts'
import { newGuest } from '../testing/new-guest.ts'
import { demoUnlockKey } from '../testing/test-app.ts'

const open = { unlocked: true, unlockKey: demoUnlockKey }

describeWithApp('a movement done again', testApp => {
  async function reported() {
    const guest = newGuest(testApp())
    await guest.introduce()
    const first = {
      balance: upload(stance(12)),
      flexibility: upload(toeTouch(80)),
      strength: upload(squats(9)),
    }
    await Promise.all(Object.values(first).map(guest.upload))
    const named = sessionsOf(first)
    const { data } = await guest.generate(named, open)
    const read = async (assessmentId: string) => (await guest.read(assessmentId)).data
    const before = await read(data.assessmentId)
    /** Requests a report as the browser does: with the previous report's sessions and the new one. */
    const redo = async (from: typeof before, again: Upload, minute = 20) => {
      await guest.upload({ ...again, measuredAt: `2026-05-04T08:${minute}:00.000Z` })
      const all = [...from.sessions, { sessionId: again.sessionId, movement: again.movement }]
      const ofTest = (test: Test) =>
        all.filter(({ movement }) => movements[movement].test === test).map(({ sessionId }) => sessionId)
      const sessions = {
        balance: ofTest('balance'),
        flexibility: ofTest('flexibility'),
        strength: ofTest('strength'),
      }
      return read((await guest.generate(sessions, open)).data.assessmentId)
    }
    return { guest, named, before, redo }
  }

  it('creates a new report with the new measurement, and leaves the old report unchanged', async () => {
    const { guest, before, redo } = await reported()
    const again = upload(stance(31))
    const after = await redo(before, again)
    expect(after.assessmentId).not.toBe(before.assessmentId)
    expect(after.fullReportData?.assessmentBreakdown).toMatchObject({
      balance: { duration: 31 },
      flexibility: { minRange: 80 },
      strength: { reps: 9 },
    })
    expect((await guest.read(before.assessmentId)).data).toEqual(before)
  }, 60_000)

  it('replaces the previous measurement in the report', async () => {
    const { named, before, redo } = await reported()
    const again = upload(stance(31))
    const after = await redo(before, again)
    expect(after.sessions.map(({ sessionId }) => sessionId).sort()).toEqual(
      [again.sessionId, named.flexibility, named.strength].sort(),
    )
    expect(after.sessions.find(({ movement }) => movement === 'single-leg-stance')?.measuredAt).toBe(
      '2026-05-04T08:20:00.000Z',
    )
  })

  it('can be repeated', async () => {
    const { before, redo } = await reported()
    let report = before
    for (const reps of [14, 13, 12, 11, 10]) report = await redo(report, upload(squats(reps)), 50 - reps)
    expect(report.fullReportData?.assessmentBreakdown.strength).toMatchObject({ reps: 10 })
  }, 60_000)

  it('does not hide an earlier measurement when the redo fails', async () => {
    const { before, redo } = await reported()
    const after = await redo(before, refusedUpload('single-leg-stance', 'near-fall'))
    expect(after.fullReportData?.assessmentBreakdown.balance).toMatchObject({ duration: 12 })
  })

  it('may use an easier variant', async () => {
    const { before, redo } = await reported()
    const after = await redo(before, upload({ ...squats(13), variant: 'seated' }))
    expect(after.fullReportData?.assessmentBreakdown.strength).toMatchObject({ reps: 13, variant: 'seated' })
  })

  it('never builds on another person’s report', async () => {
    const { before } = await reported()
    const { guest } = await reported()
    const again = upload(stance(31))
    await guest.upload(again)
    const theirs = before.sessions.map(({ sessionId }) => sessionId)
    const { status, error } = await guest.generate({ balance: [again.sessionId, ...theirs] })
    expect([status, error]).toEqual([404, 'unknown-session'])
    expect((await guest.read(before.assessmentId)).error).toBe('unknown-report')
  })
})
