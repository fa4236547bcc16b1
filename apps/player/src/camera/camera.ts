import { type CameraProblem, cameraProblem } from './camera-problem.ts'
import { watchTrack } from './watch-track.ts'

export type CameraOpening = { ok: true } | { ok: false; reason: CameraProblem }

/** One stream for every movement of the visit. */
export type Camera = {
  /** Null when it was closed before it had opened; what the browser gives then is stopped at once. */
  open(): Promise<CameraOpening | null>
  /** True when opening will not make the browser ask. */
  isAllowed(): Promise<boolean>
  close(): void
}

type CameraWishes = MediaTrackConstraints & { resizeMode: ConstrainDOMString }

/** Portrait phones turn 640×480 into 480×640 by themselves; a browser that cropped it would cut off the feet. */
const wishes: CameraWishes = {
  width: { ideal: 640 },
  height: { ideal: 480 },
  facingMode: { ideal: 'user' },
  resizeMode: { ideal: 'none' },
}

/** The camera behind a `<video>`; `onLost` fires when its picture stops without our doing. */
export function createCamera(video: HTMLVideoElement, onLost: () => void): Camera {
  let track: MediaStreamTrack | null = null
  let watch: ReturnType<typeof watchTrack> | null = null
  /** Under way, which takes as long as the browser asks for permission. */
  let opening: Promise<CameraOpening | null> | null = null
  /** Counts openings and closings: what an earlier turn brings is not wanted any more. */
  let turn = 0

  const lose = () => {
    release()
    onLost()
  }

  function release() {
    watch?.stop()
    track?.stop()
    track = null
    video.srcObject = null
  }

  function close() {
    turn += 1
    opening = null
    release()
  }

  async function open() {
    if (opening) return opening
    if (track?.readyState === 'live' && !track.muted) return { ok: true } as const
    release()
    turn += 1
    const mine = turn
    opening = openAnew(() => turn === mine)
    const opened = await opening
    if (turn === mine) opening = null
    return opened
  }

  async function openAnew(isWanted: () => boolean): Promise<CameraOpening | null> {
    try {
      const stream = await navigator.mediaDevices.getUserMedia({ audio: false, video: wishes })
      const tracks = stream.getVideoTracks()
      if (!isWanted()) {
        for (const unwanted of tracks) unwanted.stop()
        return null
      }
      const [opened] = tracks
      if (!opened) return { ok: false, reason: 'missing' }
      track = opened
      const watched = watchTrack(opened, lose)
      watch = watched
      video.dataset.facing = track.getSettings().facingMode ?? 'user'
      video.srcObject = stream
      if (await watched.hasPicture()) await video.play()
      // Some phones go dark once more when the picture starts.
      const isSeen = await watched.hasPicture()
      if (!isWanted()) return null
      return isSeen ? { ok: true } : { ok: false, reason: 'in-use' }
    } catch (error) {
      if (!isWanted()) return null
      release()
      return { ok: false, reason: cameraProblem(error) }
    }
  }

  async function isAllowed() {
    if (track?.readyState === 'live') return true
    try {
      const permission = await navigator.permissions.query({ name: 'camera' })
      return permission.state === 'granted'
    } catch {
      return false
    }
  }

  return { open, isAllowed, close }
}
