import { readFile } from 'node:fs/promises'
import type { Visitor } from '../../workshop/browsers/visitor.ts'
import { filmFile } from '../camera/film-camera.ts'
import { type FilmName, goWords } from '../steps/player.ts'
import { afterMovementWords, playerWords, stageWords } from '../steps/words.ts'
import { until } from './until.ts'

declare global {
  interface Window {
    /** Frames since the film began: drawn for the camera, and shown in the player's video. */
    pictures: { drawn: number; seen: number; sinceMs: number }
  }
}

/** Runs in the player before it opens the camera: provides a canvas that shows our films. */
function installCanvasCamera() {
  const pictureMs = 1000 / 30
  const video = document.createElement('video')
  video.muted = true
  video.playsInline = true
  const canvas = document.createElement('canvas')
  const paper = canvas.getContext('2d')
  window.pictures = { drawn: 0, seen: 0, sinceMs: 0 }
  setInterval(() => {
    if (video.readyState < 2) return
    paper?.drawImage(video, 0, 0)
    window.pictures.drawn += 1
  }, pictureMs)
  const bytesOf = (base64: string) => Uint8Array.from(atob(base64), letter => letter.charCodeAt(0))

  const filmCamera: Pick<Window['filmCamera'], 'load' | 'play' | 'ended'> = {
    async load(base64) {
      video.src = URL.createObjectURL(new Blob([bytesOf(base64)], { type: 'video/mp4' }))
      // A film must be played once to have a frame.
      await video.play()
      video.pause()
      if (canvas.width === video.videoWidth && canvas.height === video.videoHeight) return
      canvas.width = video.videoWidth
      canvas.height = video.videoHeight
    },
    play() {
      window.pictures = { drawn: 0, seen: 0, sinceMs: performance.now() }
      return video.play()
    },
    ended: () =>
      new Promise(resolve => {
        if (video.ended) resolve()
        else video.addEventListener('ended', () => resolve(), { once: true })
      }),
  }
  Object.assign(window, { filmCamera })
  const shown = document.querySelector('video')
  const see = () => {
    window.pictures.seen += 1
    shown?.requestVideoFrameCallback?.(see)
  }
  shown?.requestVideoFrameCallback?.(see)
  navigator.mediaDevices.getUserMedia = async () => canvas.captureStream(30)
}

/** The camera's frame rate since the film began, and the fraction of frames that the player's video showed. */
const picturesTold = () => {
  const { drawn, seen, sinceMs } = window.pictures
  const seconds = (performance.now() - sinceMs) / 1000
  return `${(drawn / seconds).toFixed(1)} drawn, ${(seen / seconds).toFixed(1)} shown a second`
}

const show = async (visitor: Visitor, name: FilmName) => {
  const base64 = (await readFile(filmFile(name))).toString('base64')
  await visitor.evaluate(film => window.filmCamera.load(film), base64)
}

/** Gives the player a camera, then permission to use it. */
export const giveCanvasCamera = (visitor: Visitor, firstFilm: FilmName) =>
  visitor.inPlayer(async () => {
    await visitor.evaluate(installCanvasCamera, null)
    await show(visitor, firstFilm)
    await visitor.press('button', playerWords.screens.camera.use)
  })

/** Like `measureFilm`: accepts the offer of another attempt once, after too few frames. */
export function measureInPlayer(visitor: Visitor, name: FilmName, isFinished: boolean): Promise<string> {
  const { enough } = stageWords.screens.moving
  const isDone = () => visitor.sees('button', 'Continue')
  // A result also offers another attempt.
  const isRefused = async () => !(await isDone()) && (await visitor.sees('button', 'Do it again'))
  const isOver = async () => (await isDone()) || (await isRefused())
  async function perform() {
    await show(visitor, name)
    await until(`${name}: the measurement begins`, () => visitor.seesText(goWords[name]), 60)
    await visitor.evaluate(() => window.filmCamera.play(), null)
    await visitor.evaluate(() => window.filmCamera.ended(), null)
    console.log(`  ${visitor.engine}, ${name}: ${await visitor.evaluate(picturesTold, null)}`)
    if (isFinished && !(await isOver())) await visitor.press('button', enough)
    await until(`${name}: a result`, isOver, 90)
  }
  return visitor.inPlayer(async () => {
    await perform()
    if (await isRefused()) {
      console.log(`  ${visitor.engine}, ${name}: too few pictures a second; once more`)
      await visitor.press('button', 'Do it again')
      await perform()
    }
    if (await isRefused())
      throw new Error(`not measured: ${await visitor.evaluate(() => document.body.textContent, null)}`)
    const shown = await visitor.evaluate(
      () => document.querySelector('[data-value]')?.textContent ?? '',
      null,
    )
    await visitor.press('button', 'Continue')
    return shown
  })
}

export const skipRest = (visitor: Visitor) => visitor.press('button', afterMovementWords.rest.skip)
