import { cameraFailure } from '../session/camera-failure.ts'
import type { Session } from '../session/session.ts'
import type { PlayerNews } from './host-link.ts'

type ProgressNews = Extract<PlayerNews, { type: 'progress' }>

const phases = {
  loading: 'loading',
  'engine-failed': null,
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
} satisfies Record<Session['at'], ProgressNews['phase'] | null>

/** What the host may know of a session; null where there is nothing to tell. */
export function progressNews(session: Session): ProgressNews | null {
  const phase = phases[session.at]
  return phase ? { type: 'progress', phase, share: loadedShare(session), ...problemOf(session) } : null
}

const problemOf = (session: Session) =>
  session.at === 'camera-error' ? { problem: cameraFailure[session.problem] } : {}

function loadedShare(session: Session): number | null {
  if (session.at !== 'loading' || !session.progress || session.progress.totalBytes === 0) return null
  return Math.min(1, session.progress.loadedBytes / session.progress.totalBytes)
}
