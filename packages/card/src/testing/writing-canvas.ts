import type { CardCanvas, Plate } from '../card-canvas.ts'

type Placed = { x: number; y: number }
/** `px` is the font size on the card. */
type Word = Placed & { text: string; font: string; align: string; px: number }
type Drawn = { width: number; height: number }

const pxIn = (font: string) => Number(/([\d.]+)px/.exec(font)?.[1] ?? 0)

/** A canvas that only records strings and positions; every letter is half as wide as high. */
export function writingCanvas() {
  const words: Word[] = []
  const pictures: Drawn[] = []
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
      const px = pxIn(font) * here.zoom
      words.push({ text, font, align, px, x: here.x + x * here.zoom, y: here.y + y * here.zoom })
    },
    measureText: text => ({ width: (text.length * pxIn(canvas.font)) / 2 }),
    drawImage: (_, _x, _y, width, height) => void pictures.push({ width, height }),
  }
  return { canvas, words, pictures }
}
