import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { settlingMs, watchTrack } from './watch-track.ts'

/** A browser's track, as far as the watcher uses it. */
class Track extends EventTarget {
  muted: boolean
  constructor(muted = false) {
    super()
    this.muted = muted
  }
  mute() {
    this.muted = true
    this.dispatchEvent(new Event('mute'))
  }
  unmute() {
    this.muted = false
    this.dispatchEvent(new Event('unmute'))
  }
  end() {
    this.dispatchEvent(new Event('ended'))
  }
}

describe('a new camera track', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  function watched(track: Track) {
    const onLost = vi.fn()
    return { watch: watchTrack(track, onLost), onLost }
  }

  it('is detected at once if it sends frames', async () => {
    expect(await watched(new Track()).watch.hasPicture()).toBe(true)
  })

  it('is awaited if it starts muted', async () => {
    const track = new Track(true)
    const { watch, onLost } = watched(track)
    const seen = watch.hasPicture()
    vi.advanceTimersByTime(settlingMs - 1)
    track.unmute()
    vi.advanceTimersByTime(10_000)
    expect(await seen).toBe(true)
    expect(onLost).not.toHaveBeenCalled()
  })

  it('is not lost if muted only briefly while it settles', async () => {
    const track = new Track()
    const { watch, onLost } = watched(track)
    vi.advanceTimersByTime(settlingMs - 100)
    track.mute()
    const seen = watch.hasPicture()
    vi.advanceTimersByTime(settlingMs - 100)
    track.unmute()
    vi.advanceTimersByTime(10_000)
    expect(await seen).toBe(true)
    expect(onLost).not.toHaveBeenCalled()
  })

  it('is lost, once, if it stays muted', async () => {
    const { watch, onLost } = watched(new Track(true))
    const seen = watch.hasPicture()
    vi.advanceTimersByTime(settlingMs - 1)
    expect(onLost).not.toHaveBeenCalled()
    vi.advanceTimersByTime(10_000)
    expect(await seen).toBe(false)
    expect(onLost).toHaveBeenCalledTimes(1)
  })

  it('is lost at its first mute once it has settled', () => {
    const track = new Track()
    const { onLost } = watched(track)
    vi.advanceTimersByTime(settlingMs)
    track.mute()
    track.end()
    expect(onLost).toHaveBeenCalledTimes(1)
  })

  it('is lost whenever it ends', async () => {
    const track = new Track(true)
    const { watch, onLost } = watched(track)
    const seen = watch.hasPicture()
    track.end()
    expect(onLost).toHaveBeenCalledTimes(1)
    expect(await seen).toBe(false)
    expect(await watch.hasPicture()).toBe(false)
  })

  it('is never lost once the watch has stopped', async () => {
    const track = new Track(true)
    const { watch, onLost } = watched(track)
    const seen = watch.hasPicture()
    watch.stop()
    vi.advanceTimersByTime(10_000)
    track.end()
    expect(onLost).not.toHaveBeenCalled()
    expect(await seen).toBe(false)
  })
})
