import { describe, expect, it } from 'vitest'
import { measuredTwelve, measuring, play, squats, stance, tick } from '../testing/play-state.ts'
import { callEveryMs } from './step-near-fall.ts'

describe('after a near fall', () => {
  const asked = play(measuring(stance), [20, { type: 'near-fall' }])

  it('everything stops, and a screen kept on asks if all is well', () => {
    expect(asked.state).toMatchObject({ at: 'near-fall', answer: 'none', isUnanswered: false })
    expect(asked.did).toEqual(['rest', 'stay-awake', 'play'])
  })

  it('a late measurement gives no number', () => {
    const late = play(asked.state, [20.1, measuredTwelve], [21, { type: 'enough-tapped' }], [300, tick])
    expect(late.state.at).toBe('near-fall')
    expect(late.did).not.toContain('deliver-completed')
  })

  const due = (times: number) => [20 + (times * callEveryMs) / 1000, tick] as const

  it('the call for help repeats every ten seconds until there is an answer', () => {
    const { state, did } = play(asked.state, due(0.9), due(1), due(1.5), due(2), due(3), due(4))
    expect(state).toMatchObject({ at: 'near-fall', answer: 'none', isUnanswered: true })
    expect(did).toEqual(['call-for-help', 'call-for-help', 'call-for-help', 'call-for-help'])
    expect(play(state, [61, { type: 'all-right-tapped' }], [75, tick], [90, tick]).did).not.toContain(
      'call-for-help',
    )
  })

  it('a hurt person gets help at once, with calls until the phone dials', () => {
    const hurt = play(asked.state, [22, { type: 'hurt-tapped' }], [31, tick], [32, tick], [42, tick])
    expect(hurt.state).toMatchObject({
      at: 'near-fall',
      answer: 'hurt',
      assignment: { emergencyNumber: '112' },
    })
    expect(hurt.did).toEqual(['call-for-help', 'call-for-help', 'call-for-help'])
    const dialling = play(hurt.state, [43, { type: 'call-tapped' }], [53, tick], [63, tick])
    expect(dialling.state).toMatchObject({ at: 'near-fall', answer: 'dialling' })
    expect(dialling.did).toEqual([])
  })

  it('a person no longer hurt goes to a rest, not to the movement', () => {
    const { effects } = play(asked.state, [22, { type: 'hurt-tapped' }], [60, { type: 'leave-out-tapped' }])
    expect(effects.at(-1)).toEqual({ type: 'deliver-failed', reason: 'near-fall' })
  })

  it('a person who is all right decides with a tap whether to repeat the movement', () => {
    const { state } = play(asked.state, [25, { type: 'all-right-tapped' }], [100, tick])
    expect(state).toMatchObject({ at: 'refused', reason: 'near-fall', redoAt: null })
    expect(play(state, [101, { type: 'redo-tapped' }]).state.at).toBe('camera-opening')
    expect(play(state, [101, { type: 'leave-out-tapped' }]).effects).toEqual([
      { type: 'deliver-failed', reason: 'near-fall' },
    ])
  })

  it('a person who needs a moment skips the movement, and the host gets the reason', () => {
    const { state, effects } = play(asked.state, [25, { type: 'leave-out-tapped' }])
    expect(state).toEqual({ at: 'waiting-for-host', after: 'left-out' })
    expect(effects).toEqual([{ type: 'rest' }, { type: 'deliver-failed', reason: 'near-fall' }])
  })

  it('a host that stops also gets the reason', () => {
    expect(play(asked.state, [25, { type: 'host-stopped' }]).effects[0]).toEqual({
      type: 'deliver-failed',
      reason: 'near-fall',
    })
  })

  it('the question stays while the page is hidden, and the camera is closed', () => {
    const { state, did } = play(asked.state, [25, { type: 'page-hidden' }])
    expect(state.at).toBe('near-fall')
    expect(did).toEqual(['close-camera'])
  })

  it('a near fall before the start changes nothing', () => {
    const opening = play({ at: 'camera-opening', assignment: squats, redos: 0 }, [0, { type: 'near-fall' }])
    expect(opening.state.at).toBe('camera-opening')
  })
})
