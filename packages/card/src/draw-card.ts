import { shareImagePixels } from '@lithe/contracts/constants'
import type { CardCanvas, Plate } from './card-canvas.ts'
import { cardFonts } from './card-fonts.ts'
import type { CardInk } from './card-ink.ts'
import { dialCentre } from './dial-geometry.ts'
import { drawCardDial } from './draw-card-dial.ts'
import { drawCardWordmark } from './draw-card-wordmark.ts'
import { type CardSpeech, cardTitle, type ShareCard, toldBy } from './share-card.ts'

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
const footPx = 32

type Materials<Picture extends Plate> = {
  ink: CardInk
  plate: Picture | null
  address: string
  speech: CardSpeech
}

/** Paints the whole card; nothing of the person is on it but what the card carries. */
export function drawCard<Picture extends Plate>(
  context: CardCanvas<Picture>,
  card: ShareCard,
  materials: Materials<Picture>,
) {
  const { ink, plate, speech } = materials
  context.reset()
  context.direction = speech.direction
  context.fillStyle = ink.ground
  context.fillRect(0, 0, shareImagePixels, shareImagePixels)
  if (plate) drawPlate(context, plate)
  drawCardWordmark(context, { x: margin, y: 128, ink })

  context.save()
  context.translate(dialMiddle.x - dialCentre.x * dialZoom, dialMiddle.y - dialCentre.y * dialZoom)
  context.scale(dialZoom, dialZoom)
  drawCardDial(context, card, {
    ink,
    words: speech.words,
    left: margin / 3 / dialZoom - dialMiddle.x / dialZoom + dialCentre.x,
    right: (shareImagePixels - margin / 3 - dialMiddle.x) / dialZoom + dialCentre.x,
  })
  context.restore()
  drawNumeral(context, card, materials)
  drawFoot(context, materials)
}

function drawPlate<Picture extends Plate>(context: CardCanvas<Picture>, plate: Picture) {
  const width = shareImagePixels
  const height = (plate.height / plate.width) * width
  context.drawImage(plate, 0, floorY - height * 0.92, width, height)
}

function drawNumeral(context: CardCanvas<Plate>, card: ShareCard, { ink, speech }: Materials<Plate>) {
  context.textAlign = 'center'
  context.textBaseline = 'alphabetic'
  context.save()
  context.translate(dialMiddle.x, dialMiddle.y + 76)
  context.scale(numeral.zoom, numeral.zoom)
  context.fillStyle = ink.ink
  context.font = cardFonts.soft(numeral.px)
  context.fillText(speech.words.numeral(toldBy(card)), 0, 0)
  context.restore()
  context.fillStyle = ink['ink-soft']
  context.font = cardFonts.read(titlePx)
  const title = cardTitle(card, speech)
  const { width } = context.measureText(title)
  context.font = cardFonts.read(Math.min(titlePx, (titlePx * titleWidth) / width))
  context.fillText(title, dialMiddle.x, dialMiddle.y + 140)
}

/** What it is at one edge, the address at the other; where the words run from right to left, the other way round. */
function drawFoot(context: CardCanvas<Plate>, { ink, address, speech }: Materials<Plate>) {
  const y = shareImagePixels - 60
  const [left, right] = [margin, shareImagePixels - margin]
  const isMirrored = speech.direction === 'rtl'
  context.textBaseline = 'alphabetic'
  context.fillStyle = ink.spruce
  context.font = cardFonts.read(footPx, 600)
  context.textAlign = isMirrored ? 'left' : 'right'
  context.fillText(address, isMirrored ? left : right, y)
  const room = right - left - margin / 2 - context.measureText(address).width
  const { foot } = speech.words
  context.fillStyle = ink['ink-soft']
  context.font = cardFonts.read(footPx)
  const { width } = context.measureText(foot)
  context.font = cardFonts.read(Math.min(footPx, (footPx * room) / width))
  context.textAlign = isMirrored ? 'right' : 'left'
  context.fillText(foot, isMirrored ? right : left, y)
}
