import { describe, expect, it } from 'vitest'
import { countdown, framing, measuredTwelve, play, squats, tick } from '../testing/play-session.ts'
import { practiceMs } from './step-practising.ts'

describe('a try before the one that counts', () => {
  const wanted = play(framing, [0, { type: 'practice-tapped' }])
  const practising = play(wanted.session, [2, { type: 'pose-held' }], [5, tick])

  it('is offered, and left out unless it is asked for', () => {
    expect(framing.practice).toBe('offered')
    expect(play(countdown, [3, tick]).session.at).toBe('measuring')
    expect(play(wanted.session, [1, { type: 'practice-tapped' }]).session).toEqual(framing)
  })

  it('begins as the measurement does, and measures nothing', () => {
    expect(practising.session).toMatchObject({ at: 'practising', startedAt: 5000 })
    expect(practising.did).toContain('begin-practising')
    expect(practising.did).not.toContain('begin-measuring')
    expect(play(practising.session, [9, measuredTwelve]).session).toBe(practising.session)
  })

  it('ends at the first one that was seen, and leads to the one that counts', () => {
    const seen = play(practising.session, [8, { type: 'practised', isRecognised: true }])
    expect(seen.session).toMatchObject({ at: 'framing', practice: 'recognised' })
    expect(seen.did).toEqual(['begin-framing'])
    const next = play(seen.session, [10, { type: 'pose-held' }], [13, tick])
    expect(next.did).toContain('begin-measuring')
  })

  it('ends by itself when nothing was seen', () => {
    const end = 5 + practiceMs / 1000
    expect(play(practising.session, [end, tick]).session.at).toBe('practising')
    expect(play(practising.session, [end + 0.1, tick]).session).toMatchObject({
      at: 'framing',
      practice: 'not-recognised',
    })
  })

  it('can be skipped', () => {
    expect(play(practising.session, [6, { type: 'practice-tapped' }]).session).toMatchObject({
      at: 'framing',
      assignment: squats,
      practice: 'offered',
    })
  })

  it('is stopped and broken off like a measurement', () => {
    for (const [type, reason] of [
      ['stop-tapped', 'stopped'],
      ['arms-crossed', 'stopped'],
      ['page-hidden', 'interrupted'],
      ['camera-lost', 'interrupted'],
    ] as const)
      expect(play(practising.session, [6, { type }]).session).toMatchObject({ at: 'refused', reason })
    expect(play(practising.session, [6, { type: 'near-fall' }]).session.at).toBe('near-fall')
  })
})
