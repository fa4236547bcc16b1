import { describe, expect, it } from 'vitest'
import {
  countdown,
  framing,
  measuredAt,
  measuredTwelve,
  measuring,
  play,
  squats,
  stance,
  tick,
  twelve,
} from '../testing/play-session.ts'
import { lateFramesMs } from './step-measuring.ts'

describe('framing', () => {
  it('shows the one thing to change', () => {
    const { session } = play(framing, [0, { type: 'framing-advised', advice: 'show-feet' }])
    expect(session).toMatchObject({ at: 'framing', advice: 'show-feet' })
  })

  it('warns of a slow phone before anything is measured', () => {
    expect(play(framing, [0, { type: 'pace-changed', isSlow: true }]).session).toMatchObject({ isSlow: true })
  })

  it('counts down by itself once the pose is held', () => {
    const { session, effects } = play(framing, [5, { type: 'pose-held' }])
    expect(session).toMatchObject({ at: 'countdown', secondsLeft: 3, startedAt: 5000 })
    expect(effects).toEqual([{ type: 'play', tone: 'count' }])
  })
})

describe('the countdown', () => {
  it('goes 3, 2, 1 with a tone each, then measures', () => {
    const { session, effects } = play(
      countdown,
      [0.5, tick],
      [1, tick],
      [1.5, tick],
      [2, tick],
      [2.9, tick],
      [3, tick],
    )
    expect(session).toMatchObject({ at: 'measuring', startedAt: 3000 })
    expect(effects).toEqual([
      { type: 'play', tone: 'count' },
      { type: 'play', tone: 'count' },
      { type: 'begin-measuring', assignment: squats },
      { type: 'play', tone: 'ready' },
    ])
  })

  it('goes back to framing when the person leaves', () => {
    const { session, did } = play(countdown, [1, { type: 'person-left' }])
    expect(session).toMatchObject({ at: 'framing', advice: 'step-into-view' })
    expect(did).toEqual(['begin-framing'])
  })
})

describe('measuring', () => {
  it('shows live advice', () => {
    const { session } = play(measuring(squats), [1, { type: 'live-advised', advice: 'go-lower' }])
    expect(session).toMatchObject({ advice: 'go-lower' })
  })

  it('ends in a result, with a tone', () => {
    const { session, effects } = play(measuring(squats), [30, measuredTwelve])
    expect(session).toMatchObject({ at: 'result', measurement: twelve, measuredAt, secondsTaken: 30 })
    expect(effects).toContainEqual({ type: 'play', tone: 'done' })
  })

  it('may be finished early when it is a hold', () => {
    expect(play(measuring(stance), [20, { type: 'finish-tapped' }]).did).toEqual(['finish-measuring'])
  })

  it('runs its whole window when it is a count', () => {
    expect(play(measuring(squats), [20, { type: 'finish-tapped' }]).did).toEqual([])
  })

  it('does not wait for frames that never come', () => {
    const late = 30 + lateFramesMs / 1000
    expect(play(measuring(squats), [late, tick]).did).toEqual([])
    expect(play(measuring(squats), [late + 0.1, tick]).did).toEqual(['finish-measuring'])
  })

  it('ends, and tells the host, when the engine breaks', () => {
    const { session, effects } = play(measuring(squats), [3, { type: 'engine-failed' }])
    expect(session.at).toBe('engine-failed')
    expect(effects).toContainEqual({ type: 'deliver-failed', reason: 'engine' })
  })
})

describe.each([
  ['framing', framing],
  ['counting down', countdown],
  ['measuring', measuring(squats)],
])('breaking off while %s', (_, session) => {
  it.each(['page-hidden', 'camera-lost'] as const)('by %s voids the attempt and closes the camera', type => {
    const broken = play(session, [1, { type }])
    expect(broken.session).toMatchObject({ at: 'refused', reason: 'interrupted', redoAt: null })
    expect(broken.did).toEqual(['rest', 'close-camera'])
  })

  it('by the stop button rests and waits for a tap', () => {
    const stopped = play(session, [1, { type: 'stop-tapped' }], [100, tick])
    expect(stopped.session).toMatchObject({ at: 'refused', reason: 'stopped', redoAt: null })
    expect(stopped.did).toEqual(['rest'])
  })

  it('by the host ends the attempt, says so and closes the camera', () => {
    const stopped = play(session, [1, { type: 'host-stopped' }])
    expect(stopped.session.at).toBe('stopped')
    expect(stopped.effects).toEqual([
      { type: 'deliver-failed', reason: 'stopped' },
      { type: 'rest' },
      { type: 'close-camera' },
    ])
  })

  it('for another movement starts that one', () => {
    const next = play(session, [1, { type: 'host-started', assignment: stance }])
    expect(next.session).toEqual({ at: 'camera-opening', assignment: stance, redos: 0 })
    expect(next.did).toContain('rest')
  })
})
