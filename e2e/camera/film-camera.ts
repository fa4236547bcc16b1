import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { BrowserContext, Page } from '@playwright/test'

export const filmFile = (name: string) =>
  fileURLToPath(new URL(`../../workshop/choreography/films/${name}.mp4`, import.meta.url))

declare global {
  /** Only in Chromium; missing from TypeScript's library. */
  class MediaStreamTrackGenerator extends MediaStreamTrack {
    constructor(init: { kind: 'video' })
    readonly writable: WritableStream<VideoFrame>
  }
  interface Window {
    filmCamera: {
      load(name: string): Promise<void>
      play(): Promise<void>
      ended(): Promise<void>
      /** Ends every camera track, as when another app takes the camera. */
      takeAway(): void
    }
    /** In the top window: whether the person denies the camera. */
    isCameraDenied?: boolean
    /** In the test: a film's bytes in base64. */
    filmBytes(name: string): Promise<string>
    /** In the test: counts requests across all windows of the page. */
    cameraAskedFor(): Promise<void>
  }
}

/** Runs in the page first: replaces the camera with a track that shows our films. */
function installFilmCamera() {
  const pictureMs = 1000 / 30
  const video = document.createElement('video')
  video.muted = true
  video.playsInline = true
  const bytesOf = (base64: string) => Uint8Array.from(atob(base64), letter => letter.charCodeAt(0))

  let hasPicture = false
  const writers = new Set<WritableStreamDefaultWriter<VideoFrame>>()
  function openTrack() {
    const track = new MediaStreamTrackGenerator({ kind: 'video' })
    const writer = track.writable.getWriter()
    writers.add(writer)
    const timer = setInterval(() => {
      if (track.readyState === 'ended') return clearInterval(timer)
      const isHungry = (writer.desiredSize ?? 0) > 0
      if (isHungry && hasPicture)
        writer
          .write(new VideoFrame(video, { timestamp: performance.now() * 1000 }))
          .catch(() => clearInterval(timer))
    }, pictureMs)
    return track
  }

  window.filmCamera = {
    async load(name) {
      const film = await window.filmBytes(name)
      hasPicture = false
      video.src = URL.createObjectURL(new Blob([bytesOf(film)], { type: 'video/mp4' }))
      // A film must be played once to have a frame.
      await video.play()
      await new Promise(resolve => video.requestVideoFrameCallback(resolve))
      video.pause()
      hasPicture = true
    },
    play: () => video.play(),
    ended: () =>
      new Promise(resolve => {
        if (video.ended) resolve()
        else video.addEventListener('ended', () => resolve(), { once: true })
      }),
    takeAway() {
      for (const writer of writers) writer.close().catch(() => {})
      writers.clear()
    },
  }
  // Pages that are not web pages have no mediaDevices.
  if (navigator.mediaDevices)
    navigator.mediaDevices.getUserMedia = async () => {
      await window.cameraAskedFor()
      if (window.top?.isCameraDenied) throw new DOMException('Permission denied', 'NotAllowedError')
      return new MediaStream([openTrack()])
    }
}

/** Gives the page a camera that shows our films, paused on the first frame until played; counts requests for it. */
export async function giveFilmCamera(page: Page | BrowserContext, names: readonly string[]) {
  let timesAsked = 0
  await page.exposeFunction('cameraAskedFor', () => {
    timesAsked += 1
  })
  const films = new Map(
    await Promise.all(
      names.map(async name => [name, (await readFile(filmFile(name))).toString('base64')] as const),
    ),
  )
  await page.exposeFunction('filmBytes', (name: string) => {
    const film = films.get(name)
    if (!film) throw new Error(`there is no film ${name}`)
    return film
  })
  await page.addInitScript(installFilmCamera)
  return { timesAsked: () => timesAsked }
}
