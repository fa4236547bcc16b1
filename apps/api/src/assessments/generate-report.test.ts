import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { assessments } from '../ground/db/schema/assessments.ts'
import { describeWithApp } from '../testing/describe-with-app.ts'
import { refusedUpload, squats, stance, toeTouch, type Upload, upload } from '../testing/measurements.ts'
import { type Guest, newGuest } from '../testing/new-guest.ts'
import { demoUnlockKey } from '../testing/test-app.ts'

describeWithApp('generating a report', testApp => {
  const stored = (id: string) =>
    testApp().database.db.select().from(assessments).where(eq(assessments.id, id))
  const introduced = async () => {
    const guest = newGuest(testApp())
    await guest.introduce()
    return guest
  }
  const keep = async (guest: Guest, measured: Upload) => {
    await guest.upload(measured)
    return measured.sessionId
  }
  const readOpened = async (guest: Guest, sessions: Parameters<Guest['generate']>[0]) => {
    const { data } = await guest.generate(sessions, { unlocked: true, unlockKey: demoUnlockKey })
    return (await guest.read(data.assessmentId)).data
  }

  it('scores the measurements and stores the model and the unlock reason', async () => {
    const guest = await introduced()
    const sessions = {
      balance: await keep(guest, upload(stance(30))),
      flexibility: await keep(guest, upload(toeTouch(70))),
      strength: await keep(guest, upload(squats(15))),
    }
    const { status, data } = await guest.generate(sessions, { unlocked: true, unlockKey: demoUnlockKey })
    expect(status).toBe(200)
    const [row] = await stored(data.assessmentId)
    expect(row?.modelVersion).toBe(row?.fullReport.modelVersion)
    expect(row?.unlockReason).toBe('demo-key')
    expect(row?.unlockedAt).toEqual(testApp().clock.now)
    expect(row?.freeReport.mobilityAge).toBeGreaterThan(12)
  })

  it('gives a younger mobility age for better balance', async () => {
    const ageWith = async (seconds: number): Promise<number> => {
      const guest = await introduced()
      const balance = await keep(guest, upload(stance(seconds)))
      return (await readOpened(guest, { balance })).freeReportData.mobilityAge ?? Number.NaN
    }
    expect(await ageWith(45)).toBeLessThan(await ageWith(3))
  })

  it('names the missing tests when only one was measured', async () => {
    const guest = await introduced()
    const report = await readOpened(guest, { balance: await keep(guest, upload(stance(30))) })
    expect(report.freeReportData.missingTests.sort()).toEqual(['flexibility', 'strength'])
    expect(report.fullReportData?.assessmentBreakdown).toMatchObject({
      balance: { duration: 30 },
      strength: { missing: true, reason: null },
    })
  })

  it('omits a refused measurement and gives the reason', async () => {
    const guest = await introduced()
    const balance = await keep(guest, upload(stance(30)))
    const flexibility = await keep(guest, refusedUpload('toe-touch', 'knees-bent'))
    const report = await readOpened(guest, { balance, flexibility })
    expect(report.freeReportData.missingTests).toContain('flexibility')
    expect(report.fullReportData?.assessmentBreakdown.flexibility).toEqual({
      missing: true,
      reason: 'knees-bent',
    })
  })

  it('accepts several measurements per test', async () => {
    const guest = await introduced()
    const strength = [
      await keep(guest, upload(squats(12))),
      await keep(guest, refusedUpload('push-up', 'no-attempt')),
    ]
    const report = await readOpened(guest, { strength })
    expect(report.fullReportData?.assessmentBreakdown.strength).toMatchObject({ reps: 12 })
  })

  it('returns one assessment for the same measurements, in any order and however often requested', async () => {
    const guest = await introduced()
    const one = await keep(guest, upload(squats(12)))
    const two = await keep(guest, refusedUpload('push-up', 'no-attempt'))
    const orders = [
      [one, two],
      [two, one],
      [one, two, one],
      [two.toUpperCase(), one],
    ]
    const answers = await Promise.all(orders.map(strength => guest.generate({ strength })))
    expect(new Set(answers.map(({ data }) => data.assessmentId)).size).toBe(1)
    expect((await guest.fetch()).data.assessmentsData).toHaveLength(1)
  })

  it('lists the newest report first', async () => {
    const guest = await introduced()
    const made: string[] = []
    for (const reps of [10, 12, 14]) {
      testApp().wait(60_000)
      made.unshift(
        (await guest.generate({ strength: await keep(guest, upload(squats(reps))) })).data.assessmentId,
      )
    }
    const { assessmentsData } = (await guest.fetch()).data
    expect(assessmentsData.map(item => item.assessmentId)).toEqual(made)
  })

  it('keeps an existing score when the person corrects their age, and accepts a late upload', async () => {
    const guest = await introduced()
    const balance = await keep(guest, upload(stance(30)))
    const before = await readOpened(guest, { balance })
    await guest.introduce({ name: 'Rosa', age: '40', sex: 'Female' })
    const late = upload(squats(15))
    expect((await guest.upload(late)).data.stored).toBe('new')
    expect(await readOpened(guest, { balance })).toEqual(before)
    const whole = await readOpened(guest, { balance, strength: late.sessionId })
    expect(whole.assessmentId).not.toBe(before.assessmentId)
    expect(whole.freeReportData.missingTests).toEqual(['flexibility'])
  })

  it('treats someone else’s measurement as unknown', async () => {
    const theirs = await keep(await introduced(), upload(squats(12)))
    const guest = await introduced()
    const foreign = await guest.generate({ strength: theirs })
    expect([foreign.status, foreign.error]).toEqual([404, 'unknown-session'])
    expect(foreign.text).toBe((await guest.generate({ strength: randomUUID() })).text)
    expect((await guest.fetch()).data.assessmentsData).toEqual([])
  })

  it('refuses a measurement submitted for another test', async () => {
    const guest = await introduced()
    const { status, error } = await guest.generate({ balance: await keep(guest, upload(squats(12))) })
    expect([status, error]).toEqual([422, 'wrong-test'])
  })

  it('refuses measurements over a day apart, and accepts closer ones however late they arrive', async () => {
    const guest = await introduced()
    const at = (measuredAt: string) => (measurement: Parameters<typeof upload>[0]) =>
      keep(guest, { ...upload(measurement), measuredAt })
    const balance = await at('2026-05-04T07:55:00.000Z')(stance(30))
    const nextDay = await at('2026-05-05T07:55:00.001Z')(squats(12))
    const { status, error } = await guest.generate({ balance, strength: nextDay })
    expect([status, error]).toEqual([422, 'measured-days-apart'])

    testApp().wait(5 * 86_400_000)
    const arrivedLate = await at('2026-05-05T07:55:00.000Z')(squats(12))
    expect((await guest.generate({ balance, strength: arrivedLate })).status).toBe(200)
  })

  it.each([{}, { strength: [] }])('refuses %j as empty', async sessions => {
    expect((await (await introduced()).generate(sessions)).error).toBe('no-measurements')
  })

  it('refuses if every measurement was refused', async () => {
    const guest = await introduced()
    const { status, error } = await guest.generate({
      strength: await keep(guest, refusedUpload('squat', 'no-person')),
    })
    expect([status, error]).toEqual([422, 'no-measurements'])
  })

  it('requires name, age and sex', async () => {
    const guest = newGuest(testApp())
    const strength = await keep(guest, upload(squats(12)))
    expect((await guest.generate({ strength })).error).toBe('profile-incomplete')
    await guest.introduce()
    expect((await guest.generate({ strength })).status).toBe(200)
  })
})
