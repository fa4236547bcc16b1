import type { CardCanvas, Plate } from './card-canvas.ts'
import { cardFonts } from './card-fonts.ts'
import type { CardInk } from './card-ink.ts'

const letters = 'Lithe'
/** Arc over the letters and its points, in units of the wordmark on our pages. */
const arc = { from: [3, 4], curve: [34, -3, 61, 13], width: 64, stroke: 1.6 } as const
const points = [
  [3, 4, 1.8],
  [24, 2.1, 1.8],
  [44, 5.2, 2.1],
  [61, 13, 2.6],
] as const

export function cardWordmarkWidth(context: CardCanvas<Plate>, px: number): number {
  context.font = cardFonts.soft(px, 600)
  return context.measureText(letters).width
}

/** Draws the name under its rising arc; `y` is the baseline. */
export function drawCardWordmark(
  context: CardCanvas<Plate>,
  { x, y, px, ink }: { x: number; y: number; px: number; ink: CardInk },
) {
  context.font = cardFonts.soft(px, 600)
  context.textAlign = 'left'
  context.textBaseline = 'alphabetic'
  context.fillStyle = ink.spruce
  context.fillText(letters, x, y)
  const zoom = context.measureText(letters).width / arc.width

  context.save()
  context.translate(x, y - px * 1.1)
  context.scale(zoom, zoom)
  context.strokeStyle = ink.ember
  context.lineWidth = arc.stroke
  context.beginPath()
  context.moveTo(...arc.from)
  context.quadraticCurveTo(...arc.curve)
  context.stroke()
  context.fillStyle = ink.ember
  for (const [pointX, pointY, radius] of points) {
    context.beginPath()
    context.arc(pointX, pointY, radius, 0, 2 * Math.PI)
    context.fill()
  }
  context.restore()
}
