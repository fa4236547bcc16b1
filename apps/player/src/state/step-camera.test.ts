import { describe, expect, it } from 'vitest'
import { framing, play, squats, waiting } from '../testing/play-state.ts'

describe('the camera', () => {
  const opening = play(waiting, [0, { type: 'host-started', assignment: squats }])

  it('opens without explanation if no prompt is needed', () => {
    expect(opening.did).toContain('open-camera-if-allowed')
    const { state, did } = play(opening.state, [1, { type: 'camera-opened' }])
    expect(state.at).toBe('framing')
    expect(did).toEqual(['begin-framing'])
  })

  it('is explained before the browser asks for it', () => {
    const explained = play(opening.state, [1, { type: 'camera-needs-asking' }])
    expect(explained.state.at).toBe('camera-explained')
    expect(explained.did).toEqual([])
    expect(play(explained.state, [2, { type: 'camera-tapped' }])).toMatchObject({
      state: { at: 'camera-opening' },
      did: ['open-camera'],
    })
  })

  it.each([
    ['denied', 'camera-denied'],
    ['dismissed', 'camera-unanswered'],
    ['blank', 'camera-blank'],
    ['missing', 'camera-missing'],
    ['in-use', 'camera-in-use'],
    ['unknown', 'engine'],
  ] as const)('can be retried or skipped if %s', (problem, reason) => {
    const failed = play(opening.state, [1, { type: 'camera-failed', problem }])
    expect(failed.state).toMatchObject({ at: 'camera-error', problem })
    expect(play(failed.state, [2, { type: 'camera-tapped' }]).did).toEqual(['open-camera'])
    const leftOut = play(failed.state, [2, { type: 'leave-out-tapped' }])
    expect(leftOut.state).toEqual({ at: 'waiting-for-host', after: 'left-out' })
    expect(leftOut.effects).toEqual([{ type: 'deliver-failed', reason }])
  })

  it.each([
    ['while it opens', opening.state],
    ['before it is asked for', play(opening.state, [1, { type: 'camera-needs-asking' }]).state],
  ])('can be declined %s, and is closed if it opens anyway', (_, state) => {
    const leftOut = play(state, [2, { type: 'leave-out-tapped' }])
    expect(leftOut.state).toEqual({ at: 'waiting-for-host', after: 'left-out' })
    expect(leftOut.effects).toEqual([{ type: 'deliver-failed', reason: 'left-out' }])
    expect(play(leftOut.state, [3, { type: 'camera-opened' }]).did).toEqual(['close-camera'])
  })

  it('is closed again if it opens after the host has stopped', () => {
    const { state, did } = play(opening.state, [1, { type: 'host-stopped' }], [2, { type: 'camera-opened' }])
    expect(state.at).toBe('stopped')
    expect(did.at(-1)).toBe('close-camera')
  })

  it('is used at once if it opens late, after an earlier request', () => {
    const explained = play(opening.state, [1, { type: 'camera-needs-asking' }])
    const { state, did } = play(explained.state, [2, { type: 'camera-opened' }])
    expect(state.at).toBe('framing')
    expect(did).toEqual(['begin-framing'])
  })

  it('is closed when the page is hidden between two movements', () => {
    expect(play(waiting, [0, { type: 'page-hidden' }]).did).toEqual(['close-camera'])
  })

  it('is reopened once if it shows black, then reported', () => {
    const black = play(framing, [4, { type: 'picture-black' }])
    expect(black).toMatchObject({ state: { at: 'framing' }, did: ['reopen-camera'] })
    const still = play(black.state, [5, { type: 'camera-opened' }], [9, { type: 'picture-black' }])
    expect(still).toMatchObject({
      state: { at: 'camera-error', problem: 'blank' },
      did: ['rest', 'close-camera'],
    })
    expect(play(black.state, [5, { type: 'camera-failed', problem: 'in-use' }]).state).toMatchObject({
      at: 'camera-error',
      problem: 'in-use',
    })
  })

  it.each([
    ['during framing', framing],
    ['after an error', play(opening.state, [1, { type: 'camera-failed', problem: 'blank' }]).state],
  ])('is replaced by another one on request: %s', (_, state) => {
    expect(play(state, [9, { type: 'another-camera-tapped' }])).toMatchObject({
      state: { at: 'camera-opening' },
      did: ['rest', 'open-another-camera'],
    })
  })
})
