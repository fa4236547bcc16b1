import type { CardCanvas, Plate } from './card-canvas.ts'
import { cardFonts } from './card-fonts.ts'
import type { CardLayout } from './card-format.ts'
import type { CardInk } from './card-ink.ts'
import type { CardSpeech } from './card-sentences.ts'
import { cardWordmarkWidth, drawCardWordmark } from './draw-card-wordmark.ts'

/** Font size relative to the foot's. */
const wordmarkSize = 1.9
const pitch = 1.44
const gap = 1.5
const betweenWords = 0.44

type Place = { ink: CardInk; speech: CardSpeech; layout: CardLayout; address: string }

/** Draws our name at one edge, and tagline and URL at the other; mirrored for right-to-left. */
export function drawCardFoot(context: CardCanvas<Plate>, { ink, speech, layout, address }: Place) {
  const { foot, question } = speech.words
  const [left, right] = [layout.margin, layout.width - layout.margin]
  const isMirrored = speech.direction === 'rtl'
  const { footPx } = layout
  const wordmarkPx = footPx * wordmarkSize
  const mark = cardWordmarkWidth(context, wordmarkPx)
  drawCardWordmark(context, {
    x: isMirrored ? right - mark : left,
    y: layout.foot,
    px: wordmarkPx,
    ink,
  })

  const room = right - left - mark - gap * footPx
  const widthOf = (text: string, weight: number) => {
    context.font = cardFonts.read(footPx, weight)
    return context.measureText(text).width
  }
  const asked = widthOf(question, 400) + betweenWords * footPx + widthOf(address, 600)
  const px = footPx * Math.min(1, room / Math.max(asked, widthOf(foot, 400)))
  context.textBaseline = 'alphabetic'
  context.textAlign = isMirrored ? 'left' : 'right'
  const edge = isMirrored ? left : right
  const write = (text: string, weight: number, colour: string, x: number, y: number) => {
    context.font = cardFonts.read(px, weight)
    context.fillStyle = colour
    context.fillText(text, x, y)
    return context.measureText(text).width
  }
  write(foot, 400, ink['ink-soft'], edge, layout.foot - pitch * footPx)
  const taken = write(address, 600, ink.spruce, edge, layout.foot) + betweenWords * px
  write(question, 400, ink['ink-soft'], isMirrored ? edge + taken : edge - taken, layout.foot)
}
