import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createCamera } from './camera.ts'

class Track extends EventTarget {
  readyState = 'live'
  muted = false
  stop() {
    this.readyState = 'ended'
  }
  getSettings() {
    return { facingMode: 'user' }
  }
}

/** What the browser was asked for, in turn; each question is answered when a test says so. */
let questions: { allow: () => Track; refuse: (name: string) => void }[] = []

function getUserMedia() {
  return new Promise((resolve, reject) => {
    const allow = () => {
      const track = new Track()
      resolve({ getVideoTracks: () => [track] })
      return track
    }
    questions.push({ allow, refuse: name => reject(new DOMException('', name)) })
  })
}

const newCamera = () => {
  const video = { dataset: {}, srcObject: null as unknown, play: async () => {} }
  const onLost = vi.fn()
  return { camera: createCamera(video as unknown as HTMLVideoElement, onLost), video, onLost }
}

describe('the camera', () => {
  beforeEach(() => {
    questions = []
    vi.stubGlobal('navigator', { mediaDevices: { getUserMedia } })
  })
  afterEach(() => {
    vi.unstubAllGlobals()
  })

  it('is asked for once, however often it is opened meanwhile', async () => {
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

  it('that is allowed after it was closed is stopped at once, and the next one is not touched', async () => {
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

  it('that is refused can be asked for again; refused after it was closed it is nothing to tell', async () => {
    const { camera } = newCamera()
    const refused = camera.open()
    questions[0]?.refuse('NotAllowedError')
    expect(await refused).toEqual({ ok: false, reason: 'denied' })
    const closed = camera.open()
    camera.close()
    questions[1]?.refuse('NotAllowedError')
    expect(await closed).toBeNull()
  })

  it('that ends while it opens is in use elsewhere', async () => {
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
})
