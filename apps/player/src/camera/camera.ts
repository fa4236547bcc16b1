import { type CameraProblem, cameraProblem } from './camera-problem.ts'

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

  const lose = () => {
    close()
    onLost()
  }

  function close() {
    track?.removeEventListener('ended', lose)
    track?.removeEventListener('mute', lose)
    track?.stop()
    track = null
    video.srcObject = null
  }

  async function open(): Promise<CameraOpening> {
    if (track?.readyState === 'live' && !track.muted) return { ok: true }
    // Browsers hide the camera from pages that did not come over HTTPS or from localhost.
    if (!window.isSecureContext || !navigator.mediaDevices) return { ok: false, reason: 'insecure' }
    close()
    try {
      const stream = await navigator.mediaDevices.getUserMedia({ audio: false, video: wishes })
      const [opened] = stream.getVideoTracks()
      if (!opened) return { ok: false, reason: 'missing' }
      track = opened
      track.addEventListener('ended', lose)
      track.addEventListener('mute', lose)
      video.dataset.facing = track.getSettings().facingMode ?? 'user'
      video.srcObject = stream
      await video.play()
      return { ok: true }
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
