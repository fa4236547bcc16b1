import type { Measurement } from '@lithe/movements/catalog'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { sessions } from '../ground/db/schema/assessments.ts'
import { describeWithApp } from '../testing/describe-with-app.ts'
import { plank, pushUps, sessionsOf, squats, stance, toeTouch, upload } from '../testing/measurements.ts'
import { newGuest } from '../testing/new-guest.ts'
import { demoUnlockKey } from '../testing/test-app.ts'

const { quality } = squats(1)
const hour = 3_600_000

describeWithApp('a measurement no player could produce', testApp => {
  it.each<[string, Measurement]>([
    ['a thousand squats in ten minutes', { ...squats(1000), windowSeconds: 600 }],
    ['one leg for ten minutes', { ...stance(600), windowSeconds: 600 }],
    ['one squat in a thousandth of a second', { ...squats(1), windowSeconds: 0.001 }],
    ['a window of half its length', { ...stance(20), windowSeconds: 30 }],
    ['the window of another movement', { ...pushUps(10), windowSeconds: 30 }],
    [
      'squats that nobody saw',
      { ...squats(14), quality: { ...quality, framesPerSecond: 0, trackedShare: 0 } },
    ],
    ['squats that never bent', { ...squats(40), deepestDegrees: 180 }],
    ['more squats than legs can do', squats(60)],
    ['a hold that is listed nowhere', { ...stance(30), holds: [] }],
    ['a hold longer than all that are listed', { ...plank(40), longestHoldSeconds: 110 }],
    [
      'two holds at once',
      {
        ...stance(30),
        holds: [
          { fromSeconds: 0, toSeconds: 30, lifted: 'left' },
          { fromSeconds: 10, toSeconds: 40, lifted: 'right' },
        ],
      },
    ],
    ['a reach over bent knees', { ...toeTouch(30), kneeDegrees: 90 }],
  ])('is refused and leaves nothing behind: %s', async (_case, measurement) => {
    const { db } = testApp().database
    const before = await db.$count(sessions)
    const { status, error } = await newGuest(testApp()).upload(upload(measurement))
    expect([status, error]).toEqual([422, 'impossible-measurement'])
    expect(await db.$count(sessions)).toBe(before)
  })

  it('is rated poor when its numbers contradict its “good” rating', async () => {
    const counted = async (said: Partial<Measurement['quality']>) => {
      const guest = newGuest(testApp())
      await guest.introduce()
      const one = upload({ ...squats(20), quality: { ...quality, ...said } })
      await guest.upload(one)
      const claimed = { unlocked: true, unlockKey: demoUnlockKey }
      const { data } = await guest.generate({ strength: one.sessionId }, claimed)
      return (await guest.read(data.assessmentId)).data.fullReportData?.assessmentBreakdown.strength
    }
    const hardlySeen = { framesPerSecond: 8, trackedShare: 0.6 }
    expect(await counted({ ...hardlySeen, level: 'good' })).toMatchObject({ quality: 'poor' })
    expect(await counted({ ...hardlySeen, level: 'good' })).toEqual(
      await counted({ ...hardlySeen, level: 'poor' }),
    )
    expect(await counted({})).toMatchObject({ quality: 'good' })
  })
})

describeWithApp('a measurement dated in the future', testApp => {
  const kept = async (id: string) => {
    const [row] = await testApp().database.db.select().from(sessions).where(eq(sessions.id, id))
    return row?.measuredAt
  }
  const ahead = (hours: number) => new Date(testApp().clock.now.getTime() + hours * hour).toISOString()

  it('gets its arrival time when the phone’s clock is wrong', async () => {
    const { now } = testApp().clock
    const guest = newGuest(testApp())
    for (const measuredAt of [ahead(24.1), '2999-01-01T00:00:00.000Z', '9999-12-31T23:59:59Z']) {
      const measured = { ...upload(squats(12)), measuredAt }
      expect((await guest.upload(measured)).data.stored).toBe('new')
      expect(await kept(measured.sessionId)).toEqual(now)
      testApp().clock.now = new Date(now.getTime() + hour)
      expect((await guest.upload(measured)).data.stored).toBe('already')
      testApp().clock.now = now
    }
  })

  it('keeps its own time when less than a day ahead', async () => {
    const measured = { ...upload(squats(12)), measuredAt: ahead(23) }
    await newGuest(testApp()).upload(measured)
    expect((await kept(measured.sessionId))?.toISOString()).toBe(measured.measuredAt)
  })

  it('still produces a report when a month ahead', async () => {
    const guest = newGuest(testApp())
    await guest.introduce()
    const named = { strength: upload(squats(12)), balance: upload(stance(20)) }
    for (const one of Object.values(named)) await guest.upload({ ...one, measuredAt: ahead(24 * 30) })
    const { status } = await guest.generate(sessionsOf(named))
    expect(status).toBe(200)
  })
})
