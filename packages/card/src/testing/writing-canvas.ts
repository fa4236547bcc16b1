import type { CardCanvas, Plate } from '../card-canvas.ts'

type Placed = { x: number; y: number }
type Word = Placed & { text: string; font: string; align: string }

const pxIn = (font: string) => Number(/([\d.]+)px/.exec(font)?.[1] ?? 0)

/** A canvas that paints nothing and tells what was written on it, and where; every letter is half as wide as high. */
export function writingCanvas() {
  const words: Word[] = []
  const pictures: unknown[] = []
  const kept: (Placed & { zoom: number })[] = []
  let here = { x: 0, y: 0, zoom: 1 }
  const paintsNothing = () => {}

  const canvas: CardCanvas<Plate> = {
    fillStyle: '',
    strokeStyle: '',
    lineWidth: 1,
    lineCap: 'butt',
    globalAlpha: 1,
    font: '',
    direction: 'inherit',
    textAlign: 'start',
    textBaseline: 'alphabetic',
    beginPath: paintsNothing,
    closePath: paintsNothing,
    moveTo: paintsNothing,
    lineTo: paintsNothing,
    arc: paintsNothing,
    quadraticCurveTo: paintsNothing,
    fill: paintsNothing,
    stroke: paintsNothing,
    fillRect: paintsNothing,
    reset() {
      words.length = 0
      pictures.length = 0
    },
    save: () => void kept.push(here),
    restore() {
      here = kept.pop() ?? here
    },
    translate(x, y) {
      here = { ...here, x: here.x + x * here.zoom, y: here.y + y * here.zoom }
    },
    scale(zoom) {
      here = { ...here, zoom: here.zoom * zoom }
    },
    fillText(text, x, y) {
      const { font, textAlign: align } = canvas
      words.push({ text, font, align, x: here.x + x * here.zoom, y: here.y + y * here.zoom })
    },
    measureText: text => ({ width: (text.length * pxIn(canvas.font)) / 2 }),
    drawImage: picture => void pictures.push(picture),
  }
  return { canvas, words, pictures }
}
