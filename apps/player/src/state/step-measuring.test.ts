import { describe, expect, it } from 'vitest'
import {
  countdown,
  framing,
  measuredAt,
  measuredTwelve,
  measuring,
  play,
  refusedFor,
  squats,
  stance,
  tick,
  twelve,
} from '../testing/play-state.ts'
import { longestWaitSeconds } from './clock.ts'
import { lateFramesMs } from './step-measuring.ts'

describe('framing', () => {
  it('shows the one thing to change', () => {
    const { state } = play(framing, [0, { type: 'framing-advised', advice: 'show-feet' }])
    expect(state).toMatchObject({ at: 'framing', advice: 'show-feet' })
  })

  it('warns of a slow phone before anything is measured', () => {
    expect(play(framing, [0, { type: 'pace-changed', slow: 'phone' }]).state).toMatchObject({ slow: 'phone' })
  })

  it('counts down automatically once the pose is held', () => {
    const { state, effects } = play(framing, [5, { type: 'pose-held' }])
    expect(state).toMatchObject({ at: 'countdown', secondsLeft: 3, startedAt: 5000 })
    expect(effects).toEqual([{ type: 'play', tone: 'count' }])
  })
})

it('arms crossed above the head stop an attempt before its start, and nothing restarts automatically', () => {
  for (const state of [framing, countdown])
    expect(play(state, [1, { type: 'arms-crossed' }], [100, tick]).state).toMatchObject({
      at: 'refused',
      reason: 'stopped',
      redoAt: null,
    })
})

describe('the countdown', () => {
  it('counts 3, 2, 1 with a tone each, then measures', () => {
    const { state, effects } = play(
      countdown,
      [0.5, tick],
      [1, tick],
      [1.5, tick],
      [2, tick],
      [2.9, tick],
      [3, tick],
    )
    expect(state).toMatchObject({ at: 'measuring', startedAt: 3000 })
    expect(effects).toEqual([
      { type: 'play', tone: 'count' },
      { type: 'play', tone: 'count' },
      { type: 'begin-measuring', assignment: squats },
      { type: 'play', tone: 'ready' },
    ])
  })

  it('returns to framing when the person leaves', () => {
    const { state, did } = play(countdown, [1, { type: 'person-left' }])
    expect(state).toMatchObject({ at: 'framing', advice: 'step-into-view' })
    expect(did).toEqual(['begin-framing'])
  })
})

describe('measuring', () => {
  it('shows live advice', () => {
    const { state } = play(measuring(squats), [1, { type: 'live-advised', advice: 'go-lower' }])
    expect(state).toMatchObject({ advice: 'go-lower' })
  })

  it('ends in a result, with a tone', () => {
    const { state, effects } = play(measuring(squats), [30, measuredTwelve])
    expect(state).toMatchObject({ at: 'result', measurement: twelve, measuredAt, secondsTaken: 30 })
    expect(effects).toContainEqual({ type: 'play', tone: 'done' })
  })

  it.each([
    ['Enough', 'enough-tapped'],
    ['Escape', 'stop-tapped'],
    ['raised crossed arms', 'arms-crossed'],
  ] as const)('can be finished early by %s, whatever is measured', (_, type) => {
    for (const assignment of [squats, stance])
      expect(play(measuring(assignment), [20, { type }]).did).toEqual(['finish-measuring'])
    const { state } = play(measuring(squats), [20, { type }], [20, measuredTwelve])
    expect(state).toMatchObject({ at: 'result', measurement: twelve })
  })

  it('waits for a tap if finished before anything was done', () => {
    const { state } = play(
      measuring(squats),
      [4, { type: 'enough-tapped' }],
      [4, refusedFor('no-attempt')],
      [100, tick],
    )
    expect(state).toMatchObject({ at: 'refused', reason: 'stopped', redoAt: null })
  })

  it('counts as stopped, not as showing no one, if finished before the first frame', () => {
    const unseen = { ...twelve.quality, framesPerSecond: 0, trackedShare: 0 }
    const { state } = play(
      measuring(squats),
      [1, { type: 'enough-tapped' }],
      [1, { ...refusedFor('no-person'), measured: { ok: false, reason: 'no-person', quality: unseen } }],
      [100, tick],
    )
    expect(state).toMatchObject({ at: 'refused', reason: 'stopped', redoAt: null })
  })

  it('explains the missing number when finished early', () => {
    const { state } = play(
      measuring(squats),
      [20, { type: 'enough-tapped' }],
      [20, refusedFor('feet-out-of-frame')],
    )
    expect(state).toMatchObject({ at: 'refused', reason: 'feet-out-of-frame' })
  })

  it('ends shortly after its time if no frames come', () => {
    const late = 30 + lateFramesMs / 1000
    expect(play(measuring(squats), [late, tick]).did).toEqual([])
    expect(play(measuring(squats), [late + 0.1, tick]).did).toEqual(['finish-measuring'])
  })

  it('waits for the first lift in a timed movement without frames, then for a full window', () => {
    const waited = longestWaitSeconds + lateFramesMs / 1000
    expect(play(measuring(stance), [waited, tick]).did).toEqual([])
    expect(play(measuring(stance), [waited + 0.1, tick]).did).toEqual(['finish-measuring'])
    const lifted = play(measuring(stance), [20, { type: 'clock-started' }]).state
    const late = 20 + stance.windowSeconds + lateFramesMs / 1000
    expect(play(lifted, [late, tick]).did).toEqual([])
    expect(play(lifted, [late + 0.1, tick]).did).toEqual(['finish-measuring'])
  })

  it('ends, and informs the host, when the engine fails', () => {
    const { state, effects } = play(measuring(squats), [3, { type: 'engine-failed' }])
    expect(state.at).toBe('engine-failed')
    expect(effects).toContainEqual({ type: 'deliver-failed', reason: 'engine' })
  })
})

it('Escape keeps the count, as Enough does', () => {
  const { state, effects } = play(
    measuring(squats),
    [20, { type: 'stop-tapped' }],
    [20, measuredTwelve],
    [21, { type: 'continue-tapped' }],
  )
  expect(state).toMatchObject({ at: 'waiting-for-host', after: 'completed' })
  expect(effects).toContainEqual(expect.objectContaining({ type: 'deliver-completed', measurement: twelve }))
})

describe('a person who leaves the view', () => {
  const left = { ...measuredTwelve, type: 'left-frame' } as const

  it('ends the attempt without a number, and may repeat it', () => {
    const { state, effects } = play(measuring(squats), [12, left])
    expect(state).toMatchObject({ at: 'refused', reason: 'no-person', secondsLeft: 10 })
    expect(effects).not.toContainEqual(expect.objectContaining({ type: 'deliver-completed' }))
  })

  it('may keep the count with a tap', () => {
    const { state, effects } = play(
      measuring(squats),
      [12, left],
      [15, { type: 'keep-tapped' }],
      [16, { type: 'continue-tapped' }],
    )
    expect(state).toMatchObject({ at: 'waiting-for-host', after: 'completed' })
    expect(effects).toContainEqual(
      expect.objectContaining({ type: 'deliver-completed', measurement: twelve }),
    )
  })

  it('has nothing to keep if nothing was counted', () => {
    const nothing = { ...refusedFor('no-attempt'), type: 'left-frame' } as const
    const { state } = play(measuring(squats), [12, nothing], [13, { type: 'keep-tapped' }])
    expect(state).toMatchObject({ at: 'refused', kept: null })
  })
})

describe.each([
  ['framing', framing],
  ['counting down', countdown],
  ['measuring', measuring(squats)],
])('an interruption while %s', (_, state) => {
  it.each([
    ['page-hidden', null, ['rest', 'close-camera']],
    ['camera-lost', 'camera', ['rest', 'close-camera']],
    ['sight-lost', 'sight', ['rest']],
  ] as const)('voids the attempt, and keeps the camera only if it still works: %s', (type, lost, did) => {
    const broken = play(state, [1, { type }])
    expect(broken.state).toMatchObject({ at: 'refused', reason: 'interrupted', lost, redoAt: null })
    expect(broken.did).toEqual(did)
  })

  it('rests and waits for a tap after the stop button', () => {
    const stopped = play(state, [1, { type: 'stop-tapped' }], [1, refusedFor('no-attempt')], [100, tick])
    expect(stopped.state).toMatchObject({ at: 'refused', reason: 'stopped', kept: null, redoAt: null })
    expect(stopped.did).toContain('rest')
  })

  it('ends the attempt, reports it and closes the camera when the host stops', () => {
    const stopped = play(state, [1, { type: 'host-stopped' }])
    expect(stopped.state.at).toBe('stopped')
    expect(stopped.effects).toEqual([
      { type: 'deliver-failed', reason: 'stopped' },
      { type: 'rest' },
      { type: 'close-camera' },
    ])
  })

  it('starts another movement if the host asks for it', () => {
    const next = play(state, [1, { type: 'host-started', assignment: stance }])
    expect(next.state).toEqual({ at: 'camera-opening', assignment: stance, redos: 0 })
    expect(next.did).toContain('rest')
  })
})
