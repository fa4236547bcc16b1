import { expect, it } from 'vitest'
import { describeWithApp } from '../testing/describe-with-app.ts'
import { sessionsOf, squats, stance, toeTouch, upload } from '../testing/measurements.ts'
import { guestId, newGuest } from '../testing/new-guest.ts'
import { demoUnlockKey } from '../testing/test-app.ts'

describeWithApp('reading a report', testApp => {
  async function reported(unlock: { unlocked?: boolean; unlockKey?: string }, userIdentifier = guestId()) {
    const guest = newGuest(testApp(), userIdentifier)
    await guest.introduce()
    const done = {
      balance: upload(stance(21.5)),
      flexibility: upload(toeTouch(68)),
      strength: upload(squats(13, 2)),
    }
    await Promise.all(Object.values(done).map(guest.upload))
    const named = sessionsOf(done)
    const { data } = await guest.generate(named, unlock)
    return { guest, named, assessmentId: String(data.assessmentId) }
  }

  it('returns the free part and nothing of the full part while locked', async () => {
    const { guest, assessmentId } = await reported({})
    const { status, text, data } = await guest.read(assessmentId)
    expect(status).toBe(200)
    expect(data).toMatchObject({
      assessmentId,
      isAssessmentUnlocked: false,
      fullReportData: null,
      feedback: null,
    })
    expect(data.freeReportData).toMatchObject({ userName: 'Rosa', userAge: 63, missingTests: [] })
    for (const field of [
      'assessmentBreakdown',
      'userScore',
      'zoneStart',
      'minRange',
      'reps',
      'observations',
      'recommendations',
    ])
      expect(text).not.toContain(`"${field}"`)
  })

  it('returns the measured numbers once unlocked', async () => {
    const { guest, assessmentId } = await reported({ unlocked: true, unlockKey: demoUnlockKey })
    const { data } = await guest.read(assessmentId)
    expect(data.isAssessmentUnlocked).toBe(true)
    expect(data.fullReportData?.assessmentBreakdown).toMatchObject({
      balance: { duration: 21.5 },
      flexibility: { minRange: 68 },
      strength: { reps: 13, partials: 2 },
    })
    expect(data.fullReportData?.recommendations.length).toBeGreaterThan(0)
  })

  it.each([
    ['a wrong key', { unlocked: true, unlockKey: 'a demo key of this test ruN' }],
    ['no key', { unlocked: true }],
    ['an empty key', { unlocked: true, unlockKey: '' }],
    ['the right key without asking', { unlockKey: demoUnlockKey }],
    ['the right key and a refusal', { unlocked: false, unlockKey: demoUnlockKey }],
  ])('keeps it locked with %s', async (_case, unlock) => {
    const { guest, assessmentId } = await reported(unlock)
    expect((await guest.read(assessmentId)).data).toMatchObject({
      isAssessmentUnlocked: false,
      fullReportData: null,
    })
  })

  it('unlocks it later if the same measurements are requested with the key', async () => {
    const { guest, named, assessmentId } = await reported({})
    const again = await guest.generate(named, { unlocked: true, unlockKey: demoUnlockKey })
    expect(again.data.assessmentId).toBe(assessmentId)
    expect((await guest.read(assessmentId)).data.isAssessmentUnlocked).toBe(true)
  })

  it("keeps a profile's report out of its keeper's list", async () => {
    const keeper = guestId()
    const { guest, assessmentId } = await reported({}, `${keeper}~1777881600000`)
    expect((await guest.fetch()).data.assessmentsData).toHaveLength(1)
    expect((await newGuest(testApp(), keeper).fetch()).data.assessmentsData).toEqual([])
    expect((await newGuest(testApp(), keeper).read(assessmentId)).error).toBe('unknown-report')
  })

  it('refuses an invalid id', async () => {
    const { guest } = await reported({})
    expect((await guest.read('latest')).error).toBe('malformed')
  })
})
