import { createSilenceWatch, silentAfterSeconds } from '../engine/silence-watch.ts'
import { type CameraProblem, cameraPermission, problemOfAsking } from './camera-problem.ts'
import { watchTrack } from './watch-track.ts'

export type CameraOpening = { ok: true } | { ok: false; reason: CameraProblem }

/** One stream for all movements of a visit. */
export type Camera = {
  /** Null if the camera was closed before it opened; a stream granted later is stopped at once. */
  open(): Promise<CameraOpening | null>
  /** Switches to the device's next camera for good. */
  openAnother(): Promise<CameraOpening | null>
  /** Whether there is another camera; known after the first request. */
  hasAnother(): boolean
  /** Whether the camera opens without a prompt. */
  isAllowed(): Promise<boolean>
  close(): void
}

type CameraWishes = MediaTrackConstraints & { resizeMode: ConstrainDOMString }

/** Phones in portrait turn 640×480 into 480×640 themselves; a crop would cut off the feet. */
const wishes = (deviceId: string | null): CameraWishes => ({
  width: { ideal: 640 },
  height: { ideal: 480 },
  ...(deviceId === null ? { facingMode: { ideal: 'user' } } : { deviceId: { exact: deviceId } }),
  resizeMode: { ideal: 'none' },
})

async function listCameras(): Promise<string[]> {
  try {
    const devices = await navigator.mediaDevices.enumerateDevices()
    return devices.flatMap(({ kind, deviceId }) => (kind === 'videoinput' && deviceId ? [deviceId] : []))
  } catch {
    return []
  }
}

/** Opens the camera behind a `<video>`; `onLost` fires when its picture stops unexpectedly. */
export function createCamera(video: HTMLVideoElement, onLost: () => void): Camera {
  let track: MediaStreamTrack | null = null
  let watch: ReturnType<typeof watchTrack> | null = null
  let known: string[] = []
  /** The device chosen by the person; null for the browser's front camera. */
  let chosen: string | null = null
  let latest: string | undefined
  /** The opening in progress, possibly waiting for the permission prompt. */
  let opening: Promise<CameraOpening | null> | null = null
  /** Counts openings and closings, so that results of an earlier turn are dropped. */
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

  function openAnother() {
    const at = known.indexOf(latest ?? '')
    chosen = known[(at + 1) % known.length] ?? null
    close()
    return open()
  }

  /** Falls back to the front camera, as a chosen one may have been unplugged. */
  async function ask(): Promise<MediaStream> {
    const { mediaDevices } = navigator
    try {
      return await mediaDevices.getUserMedia({ audio: false, video: wishes(chosen) })
    } catch (error) {
      if (chosen === null || (await problemOfAsking(error, 0)) !== 'missing') throw error
      chosen = null
      return mediaDevices.getUserMedia({ audio: false, video: wishes(null) })
    }
  }

  async function openAnew(isWanted: () => boolean): Promise<CameraOpening | null> {
    const askedAt = performance.now()
    try {
      const stream = await ask()
      const tracks = stream.getVideoTracks()
      if (!isWanted()) {
        for (const unwanted of tracks) unwanted.stop()
        return null
      }
      const [opened] = tracks
      if (!opened) return { ok: false, reason: 'missing' }
      const problem = await show(opened, stream)
      if (!isWanted()) return null
      if (problem) release()
      return problem ? { ok: false, reason: problem } : { ok: true }
    } catch (error) {
      const reason = await problemOfAsking(error, performance.now() - askedAt)
      if (!isWanted()) return null
      release()
      known = await listCameras()
      return { ok: false, reason }
    }
  }

  /** Resolves at the first frame; some cameras are on but never send one. */
  async function show(opened: MediaStreamTrack, stream: MediaStream): Promise<CameraProblem | null> {
    let giveUp: () => void = () => {}
    const missed = new Promise<'blank'>(resolve => {
      giveUp = () => resolve('blank')
    })
    const silence = createSilenceWatch(silentAfterSeconds, giveUp)
    silence.start()
    track = opened
    const watched = watchTrack(opened, lose)
    watch = watched
    const { facingMode = 'user', deviceId } = opened.getSettings()
    video.dataset.facing = facingMode
    latest = deviceId
    video.srcObject = stream
    async function play() {
      known = await listCameras()
      if (await watched.hasPicture()) await video.play()
      // Some phones turn black again just after the first frame.
      return (await watched.hasPicture()) ? null : 'in-use'
    }
    return Promise.race([play(), missed]).finally(silence.stop)
  }

  async function isAllowed() {
    return track?.readyState === 'live' || (await cameraPermission()) === 'granted'
  }

  return { open, openAnother, hasAnother: () => known.length > 1, isAllowed, close }
}
