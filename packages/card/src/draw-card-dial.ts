import type { CardCanvas, Plate } from './card-canvas.ts'
import { cardFonts } from './card-fonts.ts'
import type { CardLayout } from './card-format.ts'
import type { CardInk } from './card-ink.ts'
import { type CardSpeech, standingOf, toldBy } from './card-sentences.ts'
import {
  type DialScale,
  dialCentre,
  dialDegrees,
  dialPoint,
  dialRing,
  dialScale,
  dialWeights,
  drawnRange,
} from './dial-geometry.ts'
import type { ShareCard } from './share-card.ts'

type Age = NonNullable<ShareCard['age']>
type Stroke = { from: number; to: number; width: number; colour: string; opacity?: number }

function strokeAt(context: CardCanvas<Plate>, scale: DialScale, age: number, stroke: Stroke) {
  const from = dialPoint(scale, age, stroke.from)
  const to = dialPoint(scale, age, stroke.to)
  context.globalAlpha = stroke.opacity ?? 1
  context.strokeStyle = stroke.colour
  context.lineWidth = stroke.width
  context.beginPath()
  context.moveTo(from.x, from.y)
  context.lineTo(to.x, to.y)
  context.stroke()
  context.globalAlpha = 1
}

/** Canvas angles start at the right horizon, the dial's at the left. */
const canvasRadians = (scale: DialScale, age: number) => ((dialDegrees(scale, age) + 180) * Math.PI) / 180

function drawBand(context: CardCanvas<Plate>, scale: DialScale, range: Age['range'], colour: string) {
  const { x, y } = dialCentre
  const from = canvasRadians(scale, range[0])
  const to = canvasRadians(scale, range[1])
  context.fillStyle = colour
  context.globalAlpha = 0.13
  context.beginPath()
  context.arc(x, y, dialRing.outer, from, to)
  context.arc(x, y, dialRing.inner, to, from, true)
  context.closePath()
  context.fill()
}

type Place = {
  ink: CardInk
  speech: CardSpeech
  layout: CardLayout
  /** Where the dial may begin. */
  top: number
}

/** In dial units; the numeral uses Fraunces's sturdier small optical size, enlarged. */
const numeral = { px: 24, zoom: 5.4, belowCentre: 36 }
const aboveRing = 14
const likely = { belowCentre: 104, px: 46, pitch: 50 }
/** Scale of the words if there is no dial, which leaves them more room. */
const wordsAlone = 1.5

/** A second line below takes room from the dial. */
const zoomOf = ({ standing }: Age, { dialZoom }: CardLayout) => dialZoom * (standing ? 0.88 : 1)

/** Draws the report's dial, small and centred, with its words; returns where the next element may begin. */
export function drawCardDial(context: CardCanvas<Plate>, age: Age, place: Place): number {
  const { layout, top } = place
  const zoom = zoomOf(age, layout)
  const middle = top + (dialRing.outer + aboveRing) * zoom
  context.save()
  context.translate(layout.width / 2 - dialCentre.x * zoom, middle - dialCentre.y * zoom)
  context.scale(zoom, zoom)
  const scale = dialScale([...age.range, age.years], null)
  drawRing(context, age, scale, place.ink)
  drawAge(context, age, place)
  context.restore()
  return middle + (likely.belowCentre + (age.standing ? likely.pitch : 0)) * zoom
}

/** An age "or more" has no hand. */
function drawRing(context: CardCanvas<Plate>, age: Age, scale: DialScale, ink: CardInk) {
  const { inner, outer } = dialRing
  context.lineCap = 'round'
  drawBand(context, scale, drawnRange(scale, age.range), ink.ember)
  for (const { year, weight } of dialWeights(scale, age))
    strokeAt(
      context,
      scale,
      year,
      weight > 0
        ? { from: inner, to: outer, width: 3, colour: ink.ember, opacity: 0.25 + 0.6 * weight }
        : { from: inner + 9, to: inner + 17, width: 2, colour: ink['ink-soft'], opacity: 0.35 },
    )
  if (age.isOrMore) return
  strokeAt(context, scale, age.years, { from: inner - 6, to: outer + 4, width: 6, colour: ink.ember })
  const tip = dialPoint(scale, age.years, outer + 4)
  context.fillStyle = ink.ember
  context.beginPath()
  context.arc(tip.x, tip.y, 7, 0, 2 * Math.PI)
  context.fill()
}

/** Draws the words below a dial, for a card whose sentence already has both numbers; returns like `drawCardDial`. */
export function drawCardRange(context: CardCanvas<Plate>, age: Age, place: Place): number {
  const { layout, top } = place
  const zoom = layout.dialZoom * wordsAlone
  context.save()
  context.translate(layout.width / 2, top + likely.px * zoom)
  context.scale(zoom, zoom)
  drawLikely(context, age, place, zoom)
  context.restore()
  return top + (likely.px + likely.pitch * (age.standing ? 1 : 0.4)) * zoom
}

/** Draws the age inside the ring, and its likely range in the opening below. */
function drawAge(context: CardCanvas<Plate>, age: Age, place: Place) {
  const { ink, speech } = place
  const { x, y } = dialCentre
  context.textAlign = 'center'
  context.textBaseline = 'alphabetic'
  context.save()
  context.translate(x, y + numeral.belowCentre)
  context.scale(numeral.zoom, numeral.zoom)
  context.fillStyle = ink.ink
  context.font = cardFonts.soft(numeral.px)
  context.fillText(speech.words.numeral(toldBy(age)), 0, 0)
  context.restore()
  context.save()
  context.translate(x, y + likely.belowCentre)
  drawLikely(context, age, place, zoomOf(age, place.layout))
  context.restore()
}

/** Draws the likely range and the combined standing, from the origin down. */
function drawLikely(context: CardCanvas<Plate>, age: Age, { ink, speech, layout }: Place, zoom: number) {
  context.textAlign = 'center'
  context.textBaseline = 'alphabetic'
  context.fillStyle = ink['ink-soft']
  const room = (layout.width - 2 * layout.margin) / zoom
  for (const [line, said] of [speech.words.likely(toldBy(age)), ...standingOf(age, speech)].entries()) {
    context.font = cardFonts.soft(likely.px)
    const { width } = context.measureText(said)
    context.font = cardFonts.soft(Math.min(likely.px, (likely.px * room) / width))
    context.fillText(said, 0, line * likely.pitch)
  }
}
