import type { CardCanvas, Plate } from './card-canvas.ts'
import { cardFonts } from './card-fonts.ts'
import type { CardLayout } from './card-format.ts'
import type { CardInk } from './card-ink.ts'
import { type CardSpeech, headlineOf, isolated } from './card-sentences.ts'
import type { ShareCard } from './share-card.ts'

const linePitch = 1.12
/** Cap height relative to font size. */
const capHeight = 0.72
const asksShare = 0.5
const namePx = 40
/** Small letters are drawn enlarged, because Fraunces is sturdier at small optical sizes. */
const drawnPx = 32
const number = /\p{N}+\+?/u

type Place = { ink: CardInk; speech: CardSpeech; layout: CardLayout }

/** The largest font size, up to the one requested, at which the widest line fits. */
function fittingPx(context: CardCanvas<Plate>, lines: readonly string[], px: number, width: number) {
  context.font = cardFonts.soft(drawnPx)
  const widest = Math.max(...lines.map(line => context.measureText(line).width))
  return Math.min(px, (drawnPx * width) / widest)
}

/** Draws one centred line, its number in another colour. Mixed directions are drawn in one piece. */
function drawLine(
  context: CardCanvas<Plate>,
  line: string,
  { px, x, y, ink, isMarked }: { px: number; x: number; y: number; ink: CardInk; isMarked: boolean },
) {
  const found = isMarked ? number.exec(line) : null
  const parts = found
    ? [line.slice(0, found.index), found[0], line.slice(found.index + found[0].length)]
    : [line]
  context.save()
  context.translate(x, y)
  context.scale(px / drawnPx, px / drawnPx)
  context.font = cardFonts.soft(drawnPx)
  context.textAlign = 'left'
  let left = -context.measureText(line).width / 2
  for (const [at, part] of parts.entries()) {
    if (part === '') continue
    context.fillStyle = at === 1 ? ink.ember : ink.spruce
    context.fillText(part, left, 0)
    left += context.measureText(part).width
  }
  context.restore()
}

/** Draws the person, the sentence and its question; returns where the next element may begin. */
export function drawCardHeadline(context: CardCanvas<Plate>, card: ShareCard, place: Place): number {
  const { ink, speech, layout } = place
  const { lines, marked, asks } = headlineOf(card, speech)
  const x = layout.width / 2
  const room = layout.width - 2 * layout.margin
  let y = layout.top
  context.textBaseline = 'alphabetic'
  if (card.name) {
    context.font = cardFonts.read(namePx, 600)
    context.textAlign = 'center'
    context.fillStyle = ink['ink-soft']
    y += namePx * capHeight
    context.fillText(isolated(card.name, speech), x, y)
    y += namePx * 0.7
  }
  const px = fittingPx(context, lines, layout.headlinePx, room)
  y += px * capHeight
  for (const [at, line] of lines.entries()) {
    if (at > 0) y += px * linePitch
    const isMarked = at === marked && speech.direction === 'ltr'
    drawLine(context, line, { px, x, y, ink, isMarked })
  }
  if (!asks) return y
  const asksPx = fittingPx(context, [asks], layout.headlinePx * asksShare, room)
  y += px * 0.3 + asksPx * linePitch
  drawLine(context, asks, { px: asksPx, x, y, ink, isMarked: false })
  return y
}
