import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { sessions } from '../ground/db/schema/assessments.ts'
import { people } from '../ground/db/schema/people.ts'
import { identifierDigest } from '../ground/secrets/pepper.ts'
import { describeWithApp } from '../testing/describe-with-app.ts'
import { refusedUpload, squats, stance, toeTouch, upload } from '../testing/measurements.ts'
import { newGuest } from '../testing/new-guest.ts'

describeWithApp('uploading a measurement', testApp => {
  const stored = (id: string) => testApp().database.db.select().from(sessions).where(eq(sessions.id, id))

  it('stores it as measured', async () => {
    const measured = upload(toeTouch(71.25))
    const { status, data } = await newGuest(testApp()).upload(measured)
    expect(status).toBe(200)
    expect(data).toEqual({ sessionId: measured.sessionId, stored: 'new' })
    const [row] = await stored(measured.sessionId)
    expect(row?.measured).toEqual(measured.measured)
    expect(row?.measuredAt.toISOString()).toBe(measured.measuredAt)
  })

  it('stores the reason when nothing was measured', async () => {
    const refused = refusedUpload('squat', 'feet-out-of-frame')
    expect((await newGuest(testApp()).upload(refused)).data.stored).toBe('new')
    expect((await stored(refused.sessionId))[0]?.measured).toEqual(refused.measured)
  })

  it('confirms a repeated upload', async () => {
    const guest = newGuest(testApp())
    const measured = upload(stance(22.4))
    await guest.upload(measured)
    expect((await guest.upload(measured)).data.stored).toBe('already')
  })

  it('recognises a repeated upload that contains minus zero', async () => {
    const guest = newGuest(testApp())
    const measured = upload({ ...stance(3), sway: -0 })
    await guest.upload(measured)
    expect((await guest.upload(measured)).data.stored).toBe('already')
  })

  it('stores one of many identical concurrent uploads and confirms all', async () => {
    const guest = newGuest(testApp())
    const measured = upload(squats(14))
    const answers = await Promise.all(Array.from({ length: 8 }, () => guest.upload(measured)))
    expect(answers.map(({ data }) => data.stored).sort()).toEqual([...Array(7).fill('already'), 'new'])
    expect(await stored(measured.sessionId)).toHaveLength(1)
  })

  it('keeps the first of two different uploads under one id', async () => {
    const guest = newGuest(testApp())
    const first = upload(squats(14))
    await guest.upload(first)
    const { status, error } = await guest.upload({ ...upload(squats(15)), sessionId: first.sessionId })
    expect(status).toBe(409)
    expect(error).toBe('session-taken')
    expect((await stored(first.sessionId))[0]?.measured).toEqual(first.measured)
  })

  it('does not reveal whose id is taken', async () => {
    const owner = newGuest(testApp())
    const measured = upload(squats(14))
    await owner.upload(measured)
    const own = await owner.upload({ ...upload(squats(9)), sessionId: measured.sessionId })
    const foreign = await newGuest(testApp()).upload(measured)
    expect([foreign.status, foreign.text]).toEqual([own.status, own.text])
    expect((await owner.upload(measured)).data.stored).toBe('already')
  })

  it('treats ids case-insensitively', async () => {
    const guest = newGuest(testApp())
    const measured = upload(squats(14))
    await guest.upload(measured)
    const again = await guest.upload({ ...measured, sessionId: measured.sessionId.toUpperCase() })
    expect(again.data).toEqual({ sessionId: measured.sessionId, stored: 'already' })
  })

  it('keeps all concurrent uploads of a new guest, each with the same first consent', async () => {
    const guest = newGuest(testApp())
    const answers = await Promise.all(
      [squats(14), stance(22), toeTouch(80)].map(each => guest.upload(upload(each))),
    )
    expect(answers.map(({ data }) => data?.stored)).toEqual(['new', 'new', 'new'])
  })

  it('refuses an impossible date before creating a guest', async () => {
    const guest = newGuest(testApp())
    const known = () =>
      testApp().database.db.$count(
        people,
        eq(people.identifierDigest, identifierDigest(guest.userIdentifier)),
      )
    expect(
      (await guest.upload({ ...upload(squats(14)), measuredAt: '1969-07-20T20:17:00.000Z' })).error,
    ).toBe('malformed')
    expect(await known()).toBe(0)
    await guest.upload(upload(squats(14)))
    expect(await known()).toBe(1)
  })
})
