import { expect, it } from 'vitest'
import { feedback } from '../ground/db/schema/assessments.ts'
import { describeWithApp } from '../testing/describe-with-app.ts'
import { squats, upload } from '../testing/measurements.ts'
import { guestId, newGuest } from '../testing/new-guest.ts'

describeWithApp('saving feedback', testApp => {
  async function reported(userIdentifier = guestId()) {
    const guest = newGuest(testApp(), userIdentifier)
    await guest.introduce()
    const strength = upload(squats(13))
    await guest.upload(strength)
    const { data } = await guest.generate({ strength: strength.sessionId })
    return { guest, assessmentId: data.assessmentId }
  }
  const kept = () => testApp().database.db.$count(feedback)

  it('returns it trimmed, with the report', async () => {
    const { guest, assessmentId } = await reported()
    const { status, data } = await guest.saveFeedback(assessmentId, { rating: 4, feedback: '  Clear.\n ' })
    expect([status, data]).toEqual([200, { feedback: { rating: 4, feedback: 'Clear.' } }])
    expect((await guest.read(assessmentId)).data.feedback).toEqual({ rating: 4, feedback: 'Clear.' })
  })

  it('keeps line breaks, and refuses control characters', async () => {
    const { guest, assessmentId } = await reported()
    const lines = { rating: 4, feedback: 'Clear.\nGood.\r\n\tEtta, too.' }
    const { status, data } = await guest.saveFeedback(assessmentId, lines)
    expect([status, data]).toEqual([200, { feedback: lines }])
    for (const comment of ['a\0b', 'a\u001bb', 'a\u0085b', 'a\ud800b'])
      expect((await guest.saveFeedback(assessmentId, { rating: 1, feedback: comment })).error).toBe(
        'malformed',
      )
    expect((await guest.read(assessmentId)).data.feedback).toEqual(lines)
  })

  it('accepts stars without a comment', async () => {
    const { guest, assessmentId } = await reported()
    await guest.saveFeedback(assessmentId, { rating: 1, feedback: '' })
    expect((await guest.read(assessmentId)).data.feedback).toEqual({ rating: 1, feedback: '' })
  })

  it('replaces earlier feedback, even concurrently', async () => {
    const { guest, assessmentId } = await reported()
    await guest.saveFeedback(assessmentId, { rating: 2, feedback: 'Hm.' })
    const before = await kept()
    const both = await Promise.all(
      [4, 5].map(rating => guest.saveFeedback(assessmentId, { rating, feedback: 'Better.' })),
    )
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    expect(await kept()).toBe(before)
    const { data } = await guest.read(assessmentId)
    expect(data.feedback?.feedback).toBe('Better.')
  })

  it('accepts 500 characters and refuses 501', async () => {
    const { guest, assessmentId } = await reported()
    const longest = { rating: 5, feedback: 'ä'.repeat(500) }
    expect((await guest.saveFeedback(assessmentId, longest)).status).toBe(200)
    const tooLong = { rating: 5, feedback: 'a'.repeat(501) }
    expect((await guest.saveFeedback(assessmentId, tooLong)).error).toBe('malformed')
    expect((await guest.read(assessmentId)).data.feedback).toEqual(longest)
  })

  it.each([0, 6, 2.5, '5', null])('refuses %j stars and stores nothing', async rating => {
    const { guest, assessmentId } = await reported()
    const before = await kept()
    const { status, error } = await guest.saveFeedback(assessmentId, { rating, feedback: 'Hello' })
    expect([status, error]).toEqual([400, 'malformed'])
    expect(await kept()).toBe(before)
  })

  it('refuses an invalid id', async () => {
    const { guest } = await reported()
    expect((await guest.saveFeedback('latest', { rating: 5, feedback: '' })).error).toBe('malformed')
  })
})
