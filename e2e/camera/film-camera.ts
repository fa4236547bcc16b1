import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'

const filmFile = (name: string) =>
  fileURLToPath(new URL(`../../packages/choreography/films/${name}.mp4`, import.meta.url))

declare global {
  interface Window {
    filmCamera: { load(name: string): Promise<void>; play(): Promise<void>; opened: number }
  }
}

/** Runs in the page before its own code: the camera becomes a canvas on which our films are shown. */
function installFilmCamera(films: Record<string, string>) {
  const canvas = document.createElement('canvas')
  canvas.width = 480
  canvas.height = 640
  const context = canvas.getContext('2d')
  const video = document.createElement('video')
  video.muted = true
  video.playsInline = true
  const bytesOf = (base64: string) => Uint8Array.from(atob(base64), letter => letter.charCodeAt(0))

  const draw = () => {
    if (video.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA)
      context?.drawImage(video, 0, 0, canvas.width, canvas.height)
    requestAnimationFrame(draw)
  }
  draw()

  window.filmCamera = {
    opened: 0,
    async load(name) {
      const film = films[name]
      if (!film) throw new Error(`there is no film ${name}`)
      video.src = URL.createObjectURL(new Blob([bytesOf(film)], { type: 'video/mp4' }))
      await new Promise(resolve => {
        video.onloadeddata = resolve
      })
    },
    play: () => video.play(),
  }
  navigator.mediaDevices.getUserMedia = async () => {
    window.filmCamera.opened += 1
    return canvas.captureStream(30)
  }
}

/** Gives the page a camera that shows our films; each stands still on its first picture until it is played. */
export async function giveFilmCamera(page: Page, names: readonly string[]) {
  const films = Object.fromEntries(
    await Promise.all(names.map(async name => [name, (await readFile(filmFile(name))).toString('base64')])),
  )
  await page.addInitScript(installFilmCamera, films)
}
