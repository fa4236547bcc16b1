import { cameraFailure } from '../state/camera-failure.ts'
import type { PlayerState } from '../state/player-state.ts'
import type { PlayerStore } from '../state/player-store.ts'
import type { HostLink, PlayerNews } from './host-link.ts'

type ProgressNews = Extract<PlayerNews, { type: 'progress' }>

const phases = {
  loading: 'loading',
  'engine-failed': null,
  absence: 'camera',
  'waiting-for-host': null,
  'camera-opening': 'camera',
  'camera-explained': 'camera',
  'camera-error': 'camera',
  framing: 'framing',
  countdown: 'countdown',
  // Practice does not count, so the host is told `framing`.
  practising: 'framing',
  measuring: 'measuring',
  result: 'done',
  'near-fall': null,
  // A host that shows how to stand must stop showing it.
  refused: 'done',
  stopped: null,
} satisfies Record<PlayerState['at'], ProgressNews['phase'] | null>

/** The progress to report for a state; null if there is none. */
export function progressNews(state: PlayerState): ProgressNews | null {
  const phase = phases[state.at]
  return phase ? { type: 'progress', phase, share: loadedShare(state), ...problemOf(state) } : null
}

function problemOf(state: PlayerState): Pick<ProgressNews, 'problem'> {
  if (state.at === 'absence') return { problem: state.absence }
  return state.at === 'camera-error' ? { problem: cameraFailure[state.problem] } : {}
}

function loadedShare(state: PlayerState): number | null {
  if (state.at !== 'loading' || !state.progress || state.progress.totalBytes === 0) return null
  return Math.min(1, state.progress.loadedBytes / state.progress.totalBytes)
}

/** A host gives up on a silent page sooner than some phones warm up. */
const signOfLifeMs = 1000

/** Reports every new phase at once, and a heartbeat each second while loading. */
export function tellProgress(store: Pick<PlayerStore, 'state' | 'subscribe'>, link: HostLink) {
  let told: PlayerNews | null = null

  const tell = () => {
    const news = progressNews(store.state())
    if (news && JSON.stringify(news) !== JSON.stringify(told)) link.send(news)
    told = news
  }

  const signOfLife = setInterval(() => {
    if (store.state().at !== 'loading') return clearInterval(signOfLife)
    if (told) link.send(told)
  }, signOfLifeMs)
  store.subscribe(tell)
  tell()
}
