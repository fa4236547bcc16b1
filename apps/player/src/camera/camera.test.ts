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
/** Requests in order; each is answered when the test says so. */
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

  it('is requested once, however often it is opened meanwhile', async () => {
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

  it('allowed only after closing is stopped at once, without affecting the next one', async () => {
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

  it('can be requested again after a refusal, which is not reported after closing', async () => {
    const { camera } = newCamera()
    const refused = camera.open()
    questions[0]?.refuse('NotAllowedError')
    expect(await refused).toEqual({ ok: false, reason: 'denied' })
    const closed = camera.open()
    camera.close()
    questions[1]?.refuse('NotAllowedError')
    expect(await closed).toBeNull()
  })

  it('that ends while opening counts as in use elsewhere', async () => {
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

  it('without a picture is reported after eight seconds, closed, and can be requested again', async () => {
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

  it('takes turns with the device’s others, and stays the chosen one', async () => {
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

  it('is replaced by the usual one if the chosen one is gone', async () => {
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
