import { randomUUID } from 'node:crypto'
import { apiPrefix } from '@lithe/contracts/api'
import { expect, it } from 'vitest'
import { routesOf } from '../testing/access/routes-of.ts'
import { describeWithApp } from '../testing/describe-with-app.ts'
import {
  jumpingJacks,
  plank,
  pushUps,
  refusedUpload,
  sitAndReach,
  stance,
  type Upload,
  upload,
} from '../testing/measurements.ts'
import { newGuest } from '../testing/new-guest.ts'
import { organisationLink } from '../testing/organisation-link.ts'

const fiveMovements = {
  pushUp: upload(pushUps(18)),
  jack: upload(jumpingJacks(36)),
  stance: upload({ ...stance(84), windowSeconds: 120 }),
  plank: upload(plank(71)),
  reach: upload(sitAndReach(66)),
}

describeWithApp("an organisation's five movements", testApp => {
  async function reported(movements: Record<keyof typeof fiveMovements, Upload>, age = '44') {
    const guest = newGuest(testApp())
    await guest.introduce({ name: 'Rosa', age, sex: 'Female' })
    const ids = {
      pushUp: randomUUID(),
      jack: randomUUID(),
      stance: randomUUID(),
      plank: randomUUID(),
      reach: randomUUID(),
    }
    const names = ['pushUp', 'jack', 'stance', 'plank', 'reach'] as const
    await Promise.all(names.map(name => guest.upload({ ...movements[name], sessionId: ids[name] })))
    const { data } = await guest.generate(
      { balance: ids.stance, flexibility: [ids.reach], strength: [ids.pushUp, ids.jack, ids.plank] },
      await organisationLink(testApp()),
    )
    return { ids, report: (await guest.read(data.assessmentId)).data }
  }

  it('give one unlocked report with all results', async () => {
    const { ids, report } = await reported(fiveMovements)
    expect(report.isAssessmentUnlocked).toBe(true)
    expect(report.freeReportData.missingTests).toEqual([])
    expect(report.freeReportData.mobilityAge).not.toBeNull()
    expect(report.fullReportData?.assessmentBreakdown).toMatchObject({
      balance: { duration: 84, windowSeconds: 120, censored: false, quality: 'good', variant: null },
      flexibility: { movement: 'sit-and-reach', minRange: 66 },
      strength: {
        movement: 'push-up',
        reps: 18,
        yearsEffect: null,
        movements: [
          { movement: 'push-up', reps: 18, seconds: null },
          { movement: 'plank', reps: null, seconds: 71, userScore: null },
          { movement: 'jumping-jack', reps: 36, seconds: null, userScore: null },
        ],
      },
    })
    expect(report.sessions.map(({ sessionId }) => sessionId).sort()).toEqual(Object.values(ids).sort())
  })

  it('are reported as not measured when stopped, never as zero', async () => {
    const { report } = await reported({
      ...fiveMovements,
      pushUp: refusedUpload('push-up', 'felt-unwell'),
      stance: refusedUpload('single-leg-stance', 'near-fall'),
      plank: refusedUpload('plank', 'stopped'),
    })
    expect(report.freeReportData.missingTests).toEqual(['balance'])
    expect(report.fullReportData?.assessmentBreakdown).toMatchObject({
      balance: { missing: true, reason: 'near-fall' },
      strength: {
        movement: 'jumping-jack',
        reps: 36,
        movements: [
          { movement: 'jumping-jack', reps: 36 },
          expect.objectContaining({ missing: true }),
          expect.objectContaining({ missing: true }),
        ],
      },
    })
    expect(JSON.stringify(report)).toContain('{"movement":"plank","missing":true,"reason":"stopped"}')
    expect(JSON.stringify(report)).toContain('{"movement":"push-up","missing":true,"reason":"felt-unwell"}')
  })

  it('give a scored report for a plank alone', async () => {
    const guest = newGuest(testApp())
    await guest.introduce({ name: 'Rosa', age: '24', sex: 'Female' })
    const held = upload(plank(72))
    await guest.upload(held)
    const { data } = await guest.generate({ strength: held.sessionId }, await organisationLink(testApp()))
    expect(
      (await guest.read(data.assessmentId)).data.fullReportData?.assessmentBreakdown.strength,
    ).toMatchObject({ movement: 'plank', reps: null, userScore: 50, movements: [{ seconds: 72 }] })
  })

  it('stay private: organisations have no route to them, and their code and key identify no caller', async () => {
    const { app } = testApp()
    // The only route about organisations returns public data.
    expect(routesOf(app).filter(route => /organi|insurer/i.test(route))).toEqual(['POST /organisation'])
    const guest = newGuest(testApp())
    await guest.introduce({ name: 'Rosa', age: '44', sex: 'Female' })
    const sessionId = randomUUID()
    await guest.upload({ ...fiveMovements.stance, sessionId })
    const link = await organisationLink(testApp(), 2)
    const { data } = await guest.generate({ balance: sessionId }, link)
    for (const userIdentifier of [link.organisation, link.organisationKey]) {
      const asked = await app.inject({
        method: 'POST',
        url: `${apiPrefix}/report/${data.assessmentId}`,
        payload: { userIdentifier, source: 'web' },
      })
      expect(asked.statusCode).toBeGreaterThanOrEqual(400)
      expect(asked.body).not.toContain('Rosa')
    }
    const told = await app.inject({ method: 'POST', url: `${apiPrefix}/organisation`, payload: link })
    expect(Object.keys(told.json().data).sort()).toEqual([
      'code',
      'logo',
      'name',
      'unlocksReports',
      'workoutSet',
    ])
  })
})
