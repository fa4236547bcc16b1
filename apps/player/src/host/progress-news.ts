import { cameraFailure } from '../state/camera-failure.ts'
import type { PlayerState } from '../state/player-state.ts'
import type { PlayerNews } from './host-link.ts'

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
  // Nothing of a practice try counts; the host has nothing to show for it.
  practising: 'framing',
  measuring: 'measuring',
  result: 'done',
  'near-fall': null,
  refused: null,
  stopped: null,
} satisfies Record<PlayerState['at'], ProgressNews['phase'] | null>

/** What the host may know of a state; null where there is nothing to tell. */
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
