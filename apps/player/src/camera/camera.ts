import { createSilenceWatch, silentAfterSeconds } from '../engine/silence-watch.ts'
import { type CameraProblem, cameraPermission, problemOfAsking } from './camera-problem.ts'
import { watchTrack } from './watch-track.ts'

export type CameraOpening = { ok: true } | { ok: false; reason: CameraProblem }

/** One stream for every movement of the visit. */
export type Camera = {
  /** Null when it was closed before it had opened; what the browser gives then is stopped at once. */
  open(): Promise<CameraOpening | null>
  /** The next camera of this device, from now on. */
  openAnother(): Promise<CameraOpening | null>
  /** Whether this device has another one; known once the browser has been asked. */
  hasAnother(): boolean
  /** True when opening will not make the browser ask. */
  isAllowed(): Promise<boolean>
  close(): void
}

type CameraWishes = MediaTrackConstraints & { resizeMode: ConstrainDOMString }

/** Portrait phones turn 640×480 into 480×640 by themselves; a browser that cropped it would cut off the feet. */
const wishes = (deviceId: string | null): CameraWishes => ({
  width: { ideal: 640 },
  height: { ideal: 480 },
  ...(deviceId === null ? { facingMode: { ideal: 'user' } } : { deviceId: { exact: deviceId } }),
  resizeMode: { ideal: 'none' },
})

/** The cameras that this page may know of. */
async function listCameras(): Promise<string[]> {
  try {
    const devices = await navigator.mediaDevices.enumerateDevices()
    return devices.flatMap(({ kind, deviceId }) => (kind === 'videoinput' && deviceId ? [deviceId] : []))
  } catch {
    return []
  }
}

/** The camera behind a `<video>`; `onLost` fires when its picture stops without our doing. */
export function createCamera(video: HTMLVideoElement, onLost: () => void): Camera {
  let track: MediaStreamTrack | null = null
  let watch: ReturnType<typeof watchTrack> | null = null
  let known: string[] = []
  /** By the person; null takes what the browser takes for a camera that looks at its person. */
  let chosen: string | null = null
  let latest: string | undefined
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

  function openAnother() {
    const at = known.indexOf(latest ?? '')
    chosen = known[(at + 1) % known.length] ?? null
    close()
    return open()
  }

  /** A camera that was chosen may have been unplugged since. */
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

  /** Until the first picture is there; some cameras are on and never send one. */
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
      // Some phones go dark once more when the picture starts.
      return (await watched.hasPicture()) ? null : 'in-use'
    }
    return Promise.race([play(), missed]).finally(silence.stop)
  }

  async function isAllowed() {
    return track?.readyState === 'live' || (await cameraPermission()) === 'granted'
  }

  return { open, openAnother, hasAnother: () => known.length > 1, isAllowed, close }
}
