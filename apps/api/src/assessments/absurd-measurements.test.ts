import { randomUUID } from 'node:crypto'
import { apiPrefix, putSession } from '@lithe/contracts/api'
import { expect, it } from 'vitest'
import { sessions } from '../ground/db/schema/assessments.ts'
import { callEndpoint } from '../testing/call.ts'
import { describeWithApp } from '../testing/describe-with-app.ts'
import { refusedUpload, squats, stance, toeTouch, upload } from '../testing/measurements.ts'
import { guestId, newGuest } from '../testing/new-guest.ts'

const written = (measurement: object) => JSON.stringify(measurement)
const valid = { squat: written(squats(14)), stance: written(stance(20)), reach: written(toeTouch(70)) }

describeWithApp('an absurd measurement', testApp => {
  it.each([
    ['more repetitions than the seconds allow', written(squats(99))],
    ['partials beyond what the seconds allow', written(squats(1, 90))],
    ['negative repetitions', written(squats(-1))],
    ['half a repetition', written(squats(1.5))],
    ['a hold over the window', written(stance(75))],
    ['a negative hold', written(stance(-1))],
    [
      'a hold that ends before it starts',
      written({ ...stance(5), holds: [{ fromSeconds: 9, toSeconds: 3, lifted: 'left' }] }),
    ],
    ['a window without length', written({ ...squats(0), windowSeconds: 0 })],
    ['an angle beyond a joint', written(toeTouch(181))],
    ['a fraction above one', written({ ...squats(3), quality: { ...squats(3).quality, visibility: 1.2 } })],
    ['a movement that does not exist', valid.squat.replace('"squat"', '"moonwalk"')],
    ["another movement's measurement", valid.stance],
    ['fields nobody asked for', written({ ...squats(3), image: 'iVBORw0KGgo=' })],
    ['NaN, which JSON does not have', valid.squat.replace('"reps":14', '"reps":NaN')],
    ['infinity written as a huge number', valid.squat.replace('"reps":14', '"reps":1e999')],
    ['a number in quotes', valid.squat.replace('"reps":14', '"reps":"14"')],
    ['null for a count', valid.squat.replace('"reps":14', '"reps":null')],
    ['a prototype in disguise', valid.squat.replace('"reps":14', '"__proto__":{"reps":14}')],
  ])('is refused and leaves nothing behind: %s', async (_case, measurement) => {
    const { app, database } = testApp()
    const before = await database.db.$count(sessions)
    const reply = await app.inject({
      method: 'PUT',
      url: `${apiPrefix}/sessions/${randomUUID()}`,
      headers: { 'content-type': 'application/json' },
      payload: `{"userIdentifier":"${guestId()}","movement":"squat","measuredAt":"2026-05-04T07:55:00Z","measured":{"ok":true,"measurement":${measurement}}}`,
    })
    expect(reply.statusCode).toBe(400)
    expect(reply.json()).toMatchObject({ code: 400, data: null, error: 'malformed' })
    expect(await database.db.$count(sessions)).toBe(before)
  })

  it.each(['not-a-uuid', '1', '%00', `${randomUUID()}x`])('is refused under the id %s', async sessionId => {
    const { status, error } = await newGuest(testApp()).upload({ ...upload(squats(3)), sessionId })
    expect([status, error]).toEqual([400, 'malformed'])
  })

  it.each(['0000-01-01T00:00:00Z', '1969-12-31T23:59:59Z', '2026-02-30T00:00:00Z', '2026-05-04', 'now', ''])(
    'is refused when it or its consent is dated "%s"',
    async date => {
      const sent = upload(squats(3))
      const agreed = { ...sent, consent: { ...sent.consent, givenAt: date } }
      for (const dated of [{ ...sent, measuredAt: date }, agreed]) {
        const { status, error } = await newGuest(testApp()).upload(dated)
        expect([status, error]).toEqual([400, 'malformed'])
      }
    },
  )

  it('is kept when only the phone’s clock is wrong', async () => {
    const { data } = await newGuest(testApp()).upload({
      ...upload(squats(3)),
      measuredAt: '9999-12-31T23:59:59Z',
    })
    expect(data.stored).toBe('new')
  })

  it('is refused if its failure reason is unknown', async () => {
    const refused = { ...refusedUpload('squat', 'no-person'), userIdentifier: guestId() }
    const body = { ...refused, measured: { ok: false, reason: 'lazy', quality: null } }
    const { status, error } = await callEndpoint(testApp().app, putSession, `/sessions/${randomUUID()}`, body)
    expect([status, error]).toEqual([400, 'malformed'])
  })
})
