import { type Reel, secondsOf } from '../../films/reel.ts'
import { type Encoding, encodeFilm } from './encode-film.ts'
import { findReel, type ReelName } from './find-reel.ts'
import { createStage } from './stage.ts'

export type FilmPage = {
  /** Renders the whole film in base64, once per encoding. */
  render(name: ReelName, framesPerSecond: number, encodings: readonly Encoding[]): Promise<string[]>
  /** Leaves one frame on the canvas for viewing. */
  show(name: ReelName, seconds: number): void
  /** Renders one frame as WebP, in base64. */
  still(name: ReelName, seconds: number): Promise<string>
}

const stillQuality = 0.82

/** Supersampling: smooth edges at half the cost of multisampling without a GPU. */
const oversize = 1.5

/** Detached, because displaying every frame costs more than drawing it. */
function canvasFor(reel: Reel) {
  const { width, height } = reel.size
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  const paper = canvas.getContext('2d', { willReadFrequently: true })
  if (!paper) throw new Error('no 2d canvas')
  paper.imageSmoothingQuality = 'high'
  const large = Object.assign(document.createElement('canvas'), {
    width: width * oversize,
    height: height * oversize,
  })
  const stage = createStage(large, reel)
  const draw = (seconds: number) => {
    stage.draw(seconds)
    paper.drawImage(large, 0, 0, width, height)
  }
  return { canvas, draw }
}

function base64(bytes: Uint8Array): string {
  let text = ''
  for (let at = 0; at < bytes.length; at += 8192)
    text += String.fromCharCode(...bytes.subarray(at, at + 8192))
  return btoa(text)
}

const filmPage: FilmPage = {
  async render(name, framesPerSecond, encodings) {
    const reel = findReel(name)
    const { canvas, draw } = canvasFor(reel)
    const length = { seconds: secondsOf(reel), framesPerSecond }
    const films = await encodeFilm(canvas, draw, length, encodings)
    return films.map(film => base64(new Uint8Array(film)))
  },
  show(name, seconds) {
    const { canvas, draw } = canvasFor(findReel(name))
    document.body.replaceChildren(canvas)
    draw(seconds)
  },
  async still(name, seconds) {
    const { canvas, draw } = canvasFor(findReel(name))
    draw(seconds)
    const picture = await new Promise<Blob | null>(done => {
      canvas.toBlob(done, 'image/webp', stillQuality)
    })
    if (!picture) throw new Error('this browser draws no WebP')
    return base64(new Uint8Array(await picture.arrayBuffer()))
  },
}
Object.assign(window, { filmPage })
