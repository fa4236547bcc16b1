import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { firstState, type PlayerState } from '../state/player-state.ts'
import { framing, refusedAs, squats } from '../testing/play-state.ts'
import type { PlayerNews } from './host-link.ts'
import { progressNews, tellProgress } from './tell-progress.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function listen() {
  let state: PlayerState = firstState
  let changed = () => {}
  const sent: PlayerNews[] = []
  const subscribe = (listener: () => void) => {
    changed = listener
    return () => {}
  }
  tellProgress({ state: () => state, subscribe }, { send: news => sent.push(news) })
  const become = (next: PlayerState) => {
    state = next
    changed()
  }
  return { sent, become }
}

it('a phase is reported once, however often the state changes within it', () => {
  const { sent, become } = listen()
  become(framing)
  become({ ...framing, advice: 'show-feet' })
  expect(sent.filter(news => news.type === 'progress' && news.phase === 'framing')).toHaveLength(1)
})

it('a stop during framing ends the phase', () => {
  const { sent, become } = listen()
  become(framing)
  become(refusedAs('stopped'))
  expect(sent.at(-1)).toMatchObject({ type: 'progress', phase: 'done' })
})

it('a heartbeat is sent each second while loading, and none afterwards', () => {
  const { sent, become } = listen()
  vi.advanceTimersByTime(3000)
  expect(sent).toHaveLength(4)
  become({ at: 'waiting-for-host', after: 'nothing' })
  vi.advanceTimersByTime(5000)
  expect(sent).toHaveLength(4)
})

describe('progressNews()', () => {
  it('reports the fraction of bytes loaded', () => {
    expect(progressNews(firstState)).toEqual({ type: 'progress', phase: 'loading', share: null })
    const progress = { loadedBytes: 3, totalBytes: 4 }
    expect(progressNews({ at: 'loading', progress, asked: null })).toMatchObject({ share: 0.75 })
  })

  it('never reports more than 100 %, even if a server compresses files', () => {
    const progress = { loadedBytes: 5, totalBytes: 4 }
    expect(progressNews({ at: 'loading', progress, asked: null })).toMatchObject({ share: 1 })
  })

  it('reports what blocks the camera until the next request, so that the host can offer another way', () => {
    const about = { assignment: squats, redos: 0 }
    const shut = { type: 'progress', phase: 'camera', share: null, problem: 'camera-in-use' }
    expect(progressNews({ at: 'camera-error', assignment: squats, problem: 'in-use' })).toEqual(shut)
    for (const at of ['camera-opening', 'camera-explained'] as const)
      expect(progressNews({ at, ...about })).toEqual({ type: 'progress', phase: 'camera', share: null })
  })

  it('reports what the browser lacks', () => {
    const lacking = { type: 'progress', phase: 'camera', share: null, problem: 'camera-absent' }
    expect(progressNews({ at: 'absence', absence: 'camera-absent' })).toEqual(lacking)
  })

  it('reports nothing while waiting', () => {
    expect(progressNews({ at: 'waiting-for-host', after: 'nothing' })).toBeNull()
  })
})
