import { expect, it } from 'vitest'
import { putSession } from './session.ts'

it('an upload drops a picture or skeleton beside the measurement, and is refused with one inside', () => {
  const upload = {
    userIdentifier: 'user_1',
    source: 'web',
    movement: 'squat',
    measured: { ok: false, reason: 'no-attempt', quality: null },
    measuredAt: '2026-11-22T08:00:00.000Z',
  }
  const points = Array.from({ length: 33 }, () => ({ x: 0.5, y: 0.5, z: 0, visibility: 1 }))
  const more = { picture: 'data:image/png;base64,AAAA', landmarks: points, replay: { figures: 'AAAA' } }
  expect(putSession.body.parse({ ...upload, ...more })).toEqual(upload)
  const inside = putSession.body.safeParse({ ...upload, measured: { ...upload.measured, ...more } })
  expect(inside.error?.issues).toMatchObject([{ code: 'unrecognized_keys', keys: Object.keys(more) }])
})
