import { describe, expect, it } from 'vitest'
import { play, squats, waiting } from '../testing/play-session.ts'

describe('the camera', () => {
  const opening = play(waiting, [0, { type: 'host-started', assignment: squats }])

  it('is opened without words when the browser will not ask', () => {
    expect(opening.did).toContain('open-camera-if-allowed')
    const { session, did } = play(opening.session, [1, { type: 'camera-opened' }])
    expect(session.at).toBe('framing')
    expect(did).toEqual(['begin-framing'])
  })

  it('is explained before the browser asks for it', () => {
    const explained = play(opening.session, [1, { type: 'camera-needs-asking' }])
    expect(explained.session.at).toBe('camera-explained')
    expect(explained.did).toEqual([])
    expect(play(explained.session, [2, { type: 'camera-tapped' }])).toMatchObject({
      session: { at: 'camera-opening' },
      did: ['open-camera'],
    })
  })

  it.each([
    ['denied', 'camera-denied'],
    ['missing', 'camera-missing'],
    ['in-use', 'camera-in-use'],
    ['insecure', 'camera-insecure'],
    ['unknown', 'engine'],
  ] as const)('that is %s can be tried again or left out', (problem, reason) => {
    const failed = play(opening.session, [1, { type: 'camera-failed', problem }])
    expect(failed.session).toMatchObject({ at: 'camera-error', problem })
    expect(play(failed.session, [2, { type: 'camera-tapped' }]).did).toEqual(['open-camera'])
    const leftOut = play(failed.session, [2, { type: 'leave-out-tapped' }])
    expect(leftOut.session).toEqual({ at: 'waiting-for-host', after: 'left-out' })
    expect(leftOut.effects).toEqual([{ type: 'deliver-failed', reason }])
  })

  it.each([
    ['while it opens', opening.session],
    ['before it is asked for', play(opening.session, [1, { type: 'camera-needs-asking' }]).session],
  ])('can be declined %s, and is closed should it open after all', (_, session) => {
    const leftOut = play(session, [2, { type: 'leave-out-tapped' }])
    expect(leftOut.session).toEqual({ at: 'waiting-for-host', after: 'left-out' })
    expect(leftOut.effects).toEqual([{ type: 'deliver-failed', reason: 'camera-denied' }])
    expect(play(leftOut.session, [3, { type: 'camera-opened' }]).did).toEqual(['close-camera'])
  })

  it('that opens after the host has stopped is closed again', () => {
    const { session, did } = play(
      opening.session,
      [1, { type: 'host-stopped' }],
      [2, { type: 'camera-opened' }],
    )
    expect(session.at).toBe('stopped')
    expect(did.at(-1)).toBe('close-camera')
  })

  it('is closed when the page is hidden between two movements', () => {
    expect(play(waiting, [0, { type: 'page-hidden' }]).did).toEqual(['close-camera'])
  })
})
