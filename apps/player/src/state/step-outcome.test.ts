import { movements, refusalReasons } from '@lithe/movements/catalog'
import { describe, expect, it } from 'vitest'
import {
  framing,
  measuredAt,
  measuredTwelve,
  measuring,
  play,
  refusedFor,
  sessionId,
  squats,
  stance,
  tick,
  twelve,
} from '../testing/play-state.ts'
import { helpedRedoDelaySeconds, redoDelaySeconds } from './refuse.ts'
import { resultShownMs } from './step-outcome.ts'

describe('a result', () => {
  const result = play(measuring(squats), [30, measuredTwelve]).state
  const completed = {
    type: 'deliver-completed',
    assignment: squats,
    sessionId,
    measurement: twelve,
    measuredAt,
    secondsTaken: 30,
  }

  it('is reported at once, so that closing the page loses nothing', () => {
    const { effects } = play(measuring(squats), [30, measuredTwelve])
    expect(effects).toContainEqual({ ...completed, type: 'deliver-measured' })
  })

  it('stays unchanged while the host calls the person back', () => {
    const { state, effects } = play(result, [31, { type: 'called-back' }])
    expect(state).toEqual(result)
    expect(effects).toEqual([{ type: 'call-back' }])
  })

  it('is handed over once it has been read', () => {
    const readAfter = 30 + resultShownMs / 1000
    expect(play(result, [readAfter - 0.1, tick]).did).toEqual([])
    const { state, effects } = play(result, [readAfter, tick], [readAfter + 1, tick])
    expect(state).toEqual({ at: 'waiting-for-host', after: 'completed' })
    expect(effects).toEqual([completed])
  })

  it('stays as long as the person likes on request, until a tap', () => {
    const waits = play(result, [31, { type: 'wait-tapped' }], [3600, tick])
    expect(waits.state).toMatchObject({ at: 'result' })
    expect(waits.effects).toEqual([])
    expect(play(waits.state, [3601, { type: 'continue-tapped' }]).effects).toEqual([completed])
  })

  it('is handed over on a tap', () => {
    expect(play(result, [31, { type: 'continue-tapped' }]).effects).toEqual([completed])
  })

  it.each(['page-hidden', 'host-stopped', 'engine-failed'] as const)('is never lost to %s', type => {
    expect(play(result, [31, { type }]).effects).toContainEqual(completed)
  })

  it('can be repeated instead', () => {
    const { state, did } = play(result, [31, { type: 'redo-tapped' }])
    expect(state).toMatchObject({ at: 'camera-opening', redos: 1 })
    expect(did).toEqual(['open-camera'])
  })
})

describe('a refusal', () => {
  const refused = play(measuring(squats), [30, refusedFor('feet-out-of-frame')])

  it('keeps its reason', () => {
    expect(refused.state).toMatchObject({ at: 'refused', reason: 'feet-out-of-frame' })
  })

  it('counts down and restarts automatically', () => {
    expect(play(refused.state, [34, tick]).state).toMatchObject({ secondsLeft: redoDelaySeconds - 4 })
    const again = play(refused.state, [30 + redoDelaySeconds, tick])
    expect(again.state).toEqual({ at: 'camera-opening', assignment: squats, redos: 1 })
    expect(again.did).toEqual(['open-camera-if-allowed'])
  })

  it('waits for a tap on request, however long that takes', () => {
    const waits = play(refused.state, [34, tick], [35, { type: 'wait-tapped' }], [3600, tick])
    expect(waits.state).toMatchObject({ at: 'refused', secondsLeft: null })
    expect(play(waits.state, [3601, { type: 'redo-tapped' }]).did).toEqual(['open-camera'])
  })

  it('allows more time the second time, since there is more to hear', () => {
    const second = play(measuring(squats, 1), [30, refusedFor('feet-out-of-frame')]).state
    expect(second).toMatchObject({ secondsLeft: helpedRedoDelaySeconds })
    expect(play(second, [30 + redoDelaySeconds, tick]).state.at).toBe('refused')
    expect(play(second, [30 + helpedRedoDelaySeconds, tick]).state.at).toBe('camera-opening')
  })

  it('waits for a tap from the third time on', () => {
    const { state } = play(measuring(squats, 2), [30, refusedFor('no-person')], [100, tick])
    expect(state).toMatchObject({ at: 'refused', redoAt: null })
  })

  it('distinguishes a slow camera, and leaves time to close other apps', () => {
    const { state, did } = play(measuring(squats), [
      30,
      { ...refusedFor('too-few-frames'), isCameraSlow: true },
    ])
    expect(state).toMatchObject({ at: 'refused', slow: 'camera', secondsLeft: helpedRedoDelaySeconds })
    expect(did).not.toContain('lighten-engine')
  })

  it('lightens the engine if the phone could not keep up', () => {
    expect(play(measuring(squats), [30, refusedFor('too-few-frames')]).did).toContain('lighten-engine')
  })

  it.each(['push-up', 'jumping-jack', 'plank', 'sit-and-reach'] as const)(
    'never restarts %s automatically: people on the floor or at their limit decide when',
    movement => {
      const { state } = play(
        measuring({ ...squats, movement, videoId: movements[movement].videoId, windowSeconds: 60 }),
        [30, refusedFor('too-few-frames')],
        [300, tick],
      )
      expect(state).toMatchObject({ at: 'refused', redoAt: null, secondsLeft: null })
      expect(play(state, [301, { type: 'redo-tapped' }]).state).toMatchObject({ redos: 1 })
    },
  )

  it('restarts on a tap', () => {
    expect(play(refused.state, [31, { type: 'redo-tapped' }]).state).toMatchObject({ redos: 1 })
  })

  it.each(refusalReasons)('keeps the reason %s if the movement is skipped', reason => {
    const { state } = play(measuring(squats), [30, refusedFor(reason)])
    const leftOut = play(state, [31, { type: 'leave-out-tapped' }])
    expect(leftOut.effects).toEqual([{ type: 'deliver-failed', reason }])
    expect(leftOut.state).toEqual({ at: 'waiting-for-host', after: 'left-out' })
  })

  it('stops its countdown when the page is hidden', () => {
    const { state, did } = play(refused.state, [31, { type: 'page-hidden' }], [100, tick])
    expect(state).toMatchObject({ at: 'refused', redoAt: null, secondsLeft: null })
    expect(did).toEqual(['close-camera'])
  })

  it.each(['camera-lost', 'page-hidden'] as const)(
    'reopens the camera with a tap after %s, without the first-time explanation',
    type => {
      const { did } = play(framing, [3, { type }], [20, { type: 'redo-tapped' }])
      expect(did).toEqual(['rest', 'close-camera', 'open-camera'])
    },
  )
})

it('a stopped page restarts on the host’s request', () => {
  const { state } = play({ at: 'stopped' }, [0, { type: 'host-started', assignment: stance }])
  expect(state).toMatchObject({ at: 'camera-opening', assignment: stance })
})
