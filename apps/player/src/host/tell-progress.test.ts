import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { firstState, type PlayerState } from '../state/player-state.ts'
import { framing } from '../testing/play-state.ts'
import type { PlayerNews } from './host-link.ts'
import { tellProgress } from './tell-progress.ts'

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

it('tells a phase once, however often the state changes within it', () => {
  const { sent, become } = listen()
  become(framing)
  become({ ...framing, advice: 'show-feet' })
  expect(sent.filter(news => news.type === 'progress' && news.phase === 'framing')).toHaveLength(1)
})

it('gives a sign of life each second while loading, and none afterwards', () => {
  const { sent, become } = listen()
  vi.advanceTimersByTime(3000)
  expect(sent).toHaveLength(4)
  become({ at: 'waiting-for-host', after: 'nothing' })
  vi.advanceTimersByTime(5000)
  expect(sent).toHaveLength(4)
})
