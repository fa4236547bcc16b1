import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { silentAfterSeconds } from '../engine/silence-watch.ts'
import { createCamera } from './camera.ts'

class Track extends EventTarget {
  readyState = 'live'
  deviceId = 'front'
  muted = false
  stop() {
    this.readyState = 'ended'
  }
  getSettings() {
    return { facingMode: 'user', deviceId: this.deviceId }
  }
}

let wished: unknown[] = []
/** Camera requests in order; the test answers each. */
let questions: { allow: (deviceId?: string) => Track; refuse: (name: string) => void }[] = []

function getUserMedia(asked: unknown) {
  wished.push(asked)
  return new Promise((resolve, reject) => {
    const allow = (deviceId = 'front') => {
      const track = new Track()
      track.deviceId = deviceId
      resolve({ getVideoTracks: () => [track] })
      return track
    }
    questions.push({ allow, refuse: name => reject(new DOMException('', name)) })
  })
}

let devices: string[] = []
const enumerateDevices = async () => [
  { kind: 'audioinput', deviceId: 'ear' },
  ...devices.map(deviceId => ({ kind: 'videoinput', deviceId })),
]

const newCamera = (play = async () => {}) => {
  const video = { dataset: {}, srcObject: null as unknown, play }
  const onLost = vi.fn()
  return { camera: createCamera(video as unknown as HTMLVideoElement, onLost), video, onLost }
}

describe('the camera', () => {
  beforeEach(() => {
    questions = []
    wished = []
    devices = ['front', 'back', 'wide']
    vi.stubGlobal('navigator', { mediaDevices: { getUserMedia, enumerateDevices } })
    vi.stubGlobal('document', { hidden: false })
  })
  afterEach(() => {
    vi.unstubAllGlobals()
  })

  it('is requested only once while it opens or is open', async () => {
    const { camera } = newCamera()
    const [first, second] = [camera.open(), camera.open()]
    expect(questions).toHaveLength(1)
    const track = questions[0]?.allow()
    expect([await first, await second]).toEqual([{ ok: true }, { ok: true }])
    expect(await camera.open()).toEqual({ ok: true })
    expect(questions).toHaveLength(1)
    camera.close()
    expect(track?.readyState).toBe('ended')
  })

  it('is stopped at once if allowed after closing, and the next request still succeeds', async () => {
    const { camera, video } = newCamera()
    const early = camera.open()
    camera.close()
    const late = camera.open()
    const [unwanted, wanted] = [questions[0]?.allow(), questions[1]?.allow()]
    expect(await early).toBeNull()
    expect(await late).toEqual({ ok: true })
    expect(unwanted?.readyState).toBe('ended')
    expect(wanted?.readyState).toBe('live')
    expect(video.srcObject).not.toBeNull()
  })

  it('can be requested again after a refusal, and reports no refusal once closed', async () => {
    const { camera } = newCamera()
    const refused = camera.open()
    questions[0]?.refuse('NotAllowedError')
    expect(await refused).toEqual({ ok: false, reason: 'denied' })
    const closed = camera.open()
    camera.close()
    questions[1]?.refuse('NotAllowedError')
    expect(await closed).toBeNull()
  })

  it('counts as in use elsewhere if it ends while opening', async () => {
    const { camera, video, onLost } = newCamera()
    const opening = camera.open()
    const track = questions[0]?.allow()
    if (track) track.muted = true
    await vi.waitFor(() => expect(video.srcObject).not.toBeNull())
    track?.dispatchEvent(new Event('ended'))
    expect(onLost).toHaveBeenCalledOnce()
    expect(await opening).toEqual({ ok: false, reason: 'in-use' })
    expect(track?.readyState).toBe('ended')
  })

  it('is reported blank and closed after eight seconds without a frame, and can be requested again', async () => {
    vi.useFakeTimers()
    const { camera, video } = newCamera(() => new Promise(() => {}))
    const opening = camera.open()
    const track = questions[0]?.allow()
    await vi.advanceTimersByTimeAsync(silentAfterSeconds * 1000 - 1)
    expect(video.srcObject).not.toBeNull()
    await vi.advanceTimersByTimeAsync(1)
    expect(await opening).toEqual({ ok: false, reason: 'blank' })
    expect(track?.readyState).toBe('ended')
    void camera.open()
    expect(questions).toHaveLength(2)
    vi.useRealTimers()
  })

  it('cycles through the device’s cameras and remembers the chosen one', async () => {
    const { camera } = newCamera()
    const first = camera.open()
    expect(camera.hasAnother()).toBe(false)
    questions[0]?.allow()
    await first
    expect(camera.hasAnother()).toBe(true)
    for (const [index, deviceId] of [...devices.slice(1), 'front'].entries()) {
      const next = camera.openAnother()
      expect(wished.at(-1)).toMatchObject({ video: { deviceId: { exact: deviceId } } })
      questions[index + 1]?.allow(deviceId)
      expect(await next).toEqual({ ok: true })
    }
    camera.close()
    void camera.open()
    expect(wished.at(-1)).toMatchObject({ video: { deviceId: { exact: 'front' } } })
  })

  it('falls back to the front camera if the chosen one is gone', async () => {
    const { camera } = newCamera()
    const first = camera.open()
    questions[0]?.allow()
    await first
    const other = camera.openAnother()
    questions[1]?.refuse('OverconstrainedError')
    await vi.waitFor(() => expect(questions).toHaveLength(3))
    expect(wished.at(-1)).toMatchObject({ video: { facingMode: { ideal: 'user' } } })
    questions[2]?.allow()
    expect(await other).toEqual({ ok: true })
  })
})
