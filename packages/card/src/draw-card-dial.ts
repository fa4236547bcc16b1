import type { CardWords } from '@lithe/words/card'
import type { CardCanvas, Plate } from './card-canvas.ts'
import { cardFonts } from './card-fonts.ts'
import type { CardInk } from './card-ink.ts'
import {
  type DialScale,
  dialCentre,
  dialDegrees,
  dialPoint,
  dialRing,
  dialScale,
  dialYears,
  likelihood,
} from './dial-geometry.ts'
import type { ShareCard } from './share-card.ts'

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

/** A canvas counts its angles from the right horizon, a dial from the left. */
const canvasRadians = (scale: DialScale, age: number) => ((dialDegrees(scale, age) + 180) * Math.PI) / 180

function drawBand(context: CardCanvas<Plate>, scale: DialScale, range: ShareCard['range'], colour: string) {
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

/** `left` and `right` are where the card ends, in the dial's drawing units. */
type Place = { ink: CardInk; words: CardWords; left: number; right: number }

/** The same dial as on the report, in its own drawing units. */
export function drawCardDial(context: CardCanvas<Plate>, card: ShareCard, place: Place) {
  const { ink } = place
  const { mobilityAge, range, realAge } = card
  const { inner, outer } = dialRing
  const scale = dialScale([...range, mobilityAge], realAge)
  context.lineCap = 'round'
  drawBand(context, scale, range, ink.ember)

  for (const year of dialYears(scale)) {
    const weight = likelihood(year, mobilityAge, range)
    strokeAt(
      context,
      scale,
      year,
      weight > 0
        ? { from: inner, to: outer, width: 3, colour: ink.ember, opacity: 0.25 + 0.6 * weight }
        : { from: inner + 9, to: inner + 17, width: 2, colour: ink['ink-soft'], opacity: 0.35 },
    )
  }

  strokeAt(context, scale, mobilityAge, { from: inner - 6, to: outer + 4, width: 6, colour: ink.ember })
  const tip = dialPoint(scale, mobilityAge, outer + 4)
  context.fillStyle = ink.ember
  context.beginPath()
  context.arc(tip.x, tip.y, 7, 0, 2 * Math.PI)
  context.fill()
  drawAges(context, card, scale, place)
}

const clearanceYears = 4

function drawAges(
  context: CardCanvas<Plate>,
  card: ShareCard,
  scale: DialScale,
  { ink, words, left, right }: Place,
) {
  const { range, realAge } = card
  const { inner, outer } = dialRing
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  context.fillStyle = ink['ink-soft']
  context.font = cardFonts.read(19)
  for (const age of range.filter(age => realAge === null || Math.abs(age - realAge) >= clearanceYears)) {
    const { x, y } = dialPoint(scale, age, outer + 22)
    context.fillText(words.number({ value: age }), x, y)
  }
  if (realAge === null) return
  strokeAt(context, scale, realAge, { from: inner + 4, to: outer + 10, width: 3.5, colour: ink.ink })
  const { x, y } = dialPoint(scale, realAge, outer + 24)
  const said = words.realAge({ age: realAge })
  context.fillStyle = ink.ink
  context.font = cardFonts.read(19, 600)
  context.textAlign = 'left'
  const width = context.measureText(said).width
  const leaning = x > 240 ? x : x < 160 ? x - width : x - width / 2
  context.fillText(said, Math.max(left, Math.min(leaning, right - width)), y)
}
