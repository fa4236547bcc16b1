import { type CameraProblem, cameraProblem } from './camera-problem.ts'
import { watchTrack } from './watch-track.ts'

export type CameraOpening = { ok: true } | { ok: false; reason: CameraProblem }

/** One stream for every movement of the visit. */
export type Camera = {
  open(): Promise<CameraOpening>
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

  const lose = () => {
    close()
    onLost()
  }

  function close() {
    watch?.stop()
    track?.stop()
    track = null
    video.srcObject = null
  }

  async function open(): Promise<CameraOpening> {
    if (track?.readyState === 'live' && !track.muted) return { ok: true }
    close()
    try {
      const stream = await navigator.mediaDevices.getUserMedia({ audio: false, video: wishes })
      const [opened] = stream.getVideoTracks()
      if (!opened) return { ok: false, reason: 'missing' }
      track = opened
      const watched = watchTrack(opened, lose)
      watch = watched
      video.dataset.facing = track.getSettings().facingMode ?? 'user'
      video.srcObject = stream
      if (await watched.hasPicture()) await video.play()
      // Some phones go dark once more when the picture starts.
      return (await watched.hasPicture()) ? { ok: true } : { ok: false, reason: 'in-use' }
    } catch (error) {
      close()
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
