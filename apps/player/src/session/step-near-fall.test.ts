import { describe, expect, it } from 'vitest'
import { measuredTwelve, measuring, play, squats, stance, tick } from '../testing/play-session.ts'
import { unansweredMs } from './step-outcome.ts'

describe('after a near fall', () => {
  const asked = play(measuring(stance), [20, { type: 'near-fall' }])

  it('everything stops, and the person is asked on a screen that stays lit', () => {
    expect(asked.session).toMatchObject({ at: 'near-fall', isUnanswered: false })
    expect(asked.did).toEqual(['rest', 'stay-awake', 'play'])
  })

  it('nothing that was measured becomes a number any more', () => {
    const late = play(asked.session, [20.1, measuredTwelve], [21, { type: 'finish-tapped' }], [300, tick])
    expect(late.session.at).toBe('near-fall')
    expect(late.did).not.toContain('deliver-completed')
  })

  it('a question without an answer is asked again, once', () => {
    const again = play(asked.session, [20 + unansweredMs / 1000, tick], [90, tick])
    expect(again.session).toMatchObject({ at: 'near-fall', isUnanswered: true })
    expect(again.did).toEqual(['play'])
  })

  it('whoever is all right decides by a tap whether to do it again', () => {
    const { session } = play(asked.session, [25, { type: 'all-right-tapped' }], [100, tick])
    expect(session).toMatchObject({ at: 'refused', reason: 'near-fall', redoAt: null })
    expect(play(session, [101, { type: 'redo-tapped' }]).session.at).toBe('camera-opening')
    expect(play(session, [101, { type: 'leave-out-tapped' }]).effects).toEqual([
      { type: 'deliver-failed', reason: 'near-fall' },
    ])
  })

  it('whoever needs a moment is done with it, and the host hears why', () => {
    const { session, effects } = play(asked.session, [25, { type: 'leave-out-tapped' }])
    expect(session).toEqual({ at: 'waiting-for-host', after: 'left-out' })
    expect(effects).toEqual([{ type: 'rest' }, { type: 'deliver-failed', reason: 'near-fall' }])
  })

  it('a host that stops hears why as well', () => {
    expect(play(asked.session, [25, { type: 'host-stopped' }]).effects[0]).toEqual({
      type: 'deliver-failed',
      reason: 'near-fall',
    })
  })

  it('the question stays while nobody looks, and the camera is closed', () => {
    const { session, did } = play(asked.session, [25, { type: 'page-hidden' }])
    expect(session.at).toBe('near-fall')
    expect(did).toEqual(['close-camera'])
  })

  it('is no word for what happens before the start', () => {
    const opening = play({ at: 'camera-opening', assignment: squats, redos: 0 }, [0, { type: 'near-fall' }])
    expect(opening.session.at).toBe('camera-opening')
  })
})
