import { describe, expect, it } from 'vitest'
import { play, squats, waiting } from '../testing/play-state.ts'
import { firstState } from './player-state.ts'

describe('loading', () => {
  it('reports the bytes received', () => {
    const progress = { loadedBytes: 5, totalBytes: 10 }
    expect(play(firstState, [0, { type: 'load-progressed', progress }]).state).toMatchObject({ progress })
  })

  it('announces readiness only once the engine is warm', () => {
    const early = play(firstState, [
      0,
      { type: 'load-progressed', progress: { loadedBytes: 1, totalBytes: 2 } },
    ])
    expect(early.did).toEqual([])
    const { state, did } = play(early.state, [1, { type: 'loaded' }])
    expect(state).toEqual(waiting)
    expect(did).toEqual(['announce-ready'])
  })

  it('serves an early host as soon as possible', () => {
    const { state, did } = play(
      firstState,
      [0, { type: 'host-started', assignment: squats }],
      [1, { type: 'loaded' }],
    )
    expect(state).toMatchObject({ at: 'camera-opening', assignment: squats })
    expect(did).toEqual(['announce-ready', 'open-camera-if-allowed'])
  })

  it('drops an early request that is withdrawn', () => {
    const { state } = play(
      firstState,
      [0, { type: 'host-started', assignment: squats }],
      [1, { type: 'host-stopped' }],
      [2, { type: 'loaded' }],
    )
    expect(state.at).toBe('waiting-for-host')
  })

  it('reports once that the engine failed to start', () => {
    const { state, effects } = play(
      firstState,
      [0, { type: 'engine-failed' }],
      [1, { type: 'engine-failed' }],
    )
    expect(state.at).toBe('engine-failed')
    expect(effects.filter(effect => effect.type === 'deliver-failed')).toEqual([
      { type: 'deliver-failed', reason: 'engine' },
    ])
  })

  it('ends silently if the browser lacks what measuring needs', () => {
    const { state, effects } = play(
      firstState,
      [0, { type: 'absence-found', absence: 'engine-absent' }],
      [1, { type: 'host-started', assignment: squats }],
      [2, { type: 'host-stopped' }],
    )
    expect(state).toEqual({ at: 'absence', absence: 'engine-absent' })
    expect(effects).toEqual([])
  })

  it('stays down after an engine failure, whatever the host requests', () => {
    const { state } = play({ at: 'engine-failed' }, [0, { type: 'host-started', assignment: squats }])
    expect(state.at).toBe('engine-failed')
  })
})
