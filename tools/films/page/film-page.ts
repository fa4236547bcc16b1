import { framesPerSecond, requireFilm } from '../film-list.ts'
import { encodeFilm } from './encode-film.ts'
import { createStage } from './stage.ts'

const bitsPerSecond = 260_000

export type FilmPage = {
  /** The whole film, base64. */
  render(name: string): Promise<string>
  /** One frame, left on the canvas to be looked at. */
  show(name: string, seconds: number): void
}

function canvasFor(name: string) {
  const film = requireFilm(name)
  const canvas = document.createElement('canvas')
  canvas.width = film.size.width
  canvas.height = film.size.height
  document.body.replaceChildren(canvas)
  return { film, canvas, stage: createStage(canvas, film) }
}

function base64(bytes: Uint8Array): string {
  let text = ''
  for (let at = 0; at < bytes.length; at += 8192)
    text += String.fromCharCode(...bytes.subarray(at, at + 8192))
  return btoa(text)
}

const filmPage: FilmPage = {
  async render(name) {
    const { film, canvas, stage } = canvasFor(name)
    const encoding = { seconds: film.movement.seconds, framesPerSecond, bitsPerSecond }
    return base64(new Uint8Array(await encodeFilm(canvas, stage.draw, encoding)))
  },
  show(name, seconds) {
    canvasFor(name).stage.draw(seconds)
  },
}
Object.assign(window, { filmPage })
