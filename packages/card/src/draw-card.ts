import { shareImagePixels } from '@lithe/contracts/constants'
import type { CardCanvas, Plate } from './card-canvas.ts'
import { cardFonts } from './card-fonts.ts'
import type { CardInk } from './card-ink.ts'
import { dialCentre } from './dial-geometry.ts'
import { drawCardDial } from './draw-card-dial.ts'
import { drawCardWordmark } from './draw-card-wordmark.ts'
import { cardTitle, type ShareCard } from './share-card.ts'

const margin = 72
const dialZoom = 1.74
/** Up and to the right, where the figures that sink away leave room. */
const dialMiddle = { x: 598, y: 396 }
const floorY = 948
/** Fraunces draws its letters sturdier the smaller they are; the numeral wants those of small print, large. */
const numeral = { px: 24, zoom: 12 }

/** Longer titles are written smaller. */
const titlePx = 38
const titleWidth = 480

type Materials<Picture extends Plate> = { ink: CardInk; plate: Picture | null; address: string }

/** Paints the whole card; nothing of the person is on it but what the card carries. */
export function drawCard<Picture extends Plate>(
  context: CardCanvas<Picture>,
  card: ShareCard,
  materials: Materials<Picture>,
) {
  const { ink, plate, address } = materials
  context.reset()
  context.fillStyle = ink.ground
  context.fillRect(0, 0, shareImagePixels, shareImagePixels)
  if (plate) drawPlate(context, plate)
  drawCardWordmark(context, { x: margin, y: 128, ink })

  context.save()
  context.translate(dialMiddle.x - dialCentre.x * dialZoom, dialMiddle.y - dialCentre.y * dialZoom)
  context.scale(dialZoom, dialZoom)
  drawCardDial(context, card, {
    ink,
    right: (shareImagePixels - margin / 3 - dialMiddle.x) / dialZoom + dialCentre.x,
  })
  context.restore()
  drawNumeral(context, card, ink)
  drawFoot(context, ink, address)
}

function drawPlate<Picture extends Plate>(context: CardCanvas<Picture>, plate: Picture) {
  const width = shareImagePixels
  const height = (plate.height / plate.width) * width
  context.drawImage(plate, 0, floorY - height * 0.92, width, height)
}

function drawNumeral(context: CardCanvas<Plate>, card: ShareCard, ink: CardInk) {
  context.textAlign = 'center'
  context.textBaseline = 'alphabetic'
  context.save()
  context.translate(dialMiddle.x, dialMiddle.y + 76)
  context.scale(numeral.zoom, numeral.zoom)
  context.fillStyle = ink.ink
  context.font = cardFonts.soft(numeral.px)
  context.fillText(card.isOrMore ? `${card.mobilityAge}+` : String(card.mobilityAge), 0, 0)
  context.restore()
  context.fillStyle = ink['ink-soft']
  context.font = cardFonts.read(titlePx)
  const { width } = context.measureText(cardTitle(card))
  context.font = cardFonts.read(Math.min(titlePx, (titlePx * titleWidth) / width))
  context.fillText(cardTitle(card), dialMiddle.x, dialMiddle.y + 140)
}

function drawFoot(context: CardCanvas<Plate>, ink: CardInk, address: string) {
  context.textBaseline = 'alphabetic'
  context.font = cardFonts.read(32)
  context.fillStyle = ink['ink-soft']
  context.textAlign = 'left'
  context.fillText('A few movements, one phone.', margin, shareImagePixels - 60)
  context.textAlign = 'right'
  context.fillStyle = ink.spruce
  context.font = cardFonts.read(32, 600)
  context.fillText(address, shareImagePixels - margin, shareImagePixels - 60)
}
