import type { CardCanvas, Plate } from './card-canvas.ts'
import { type CardLayout, cardLayouts } from './card-format.ts'
import type { CardInk } from './card-ink.ts'
import type { CardSpeech } from './card-sentences.ts'
import { drawCardDial, drawCardRange } from './draw-card-dial.ts'
import { drawCardFoot } from './draw-card-foot.ts'
import { drawCardHeadline } from './draw-card-headline.ts'
import type { ShareCard } from './share-card.ts'

type Materials<Picture extends Plate> = {
  ink: CardInk
  plate: Picture | null
  address: string
  speech: CardSpeech
}

/** Draws the whole card; nothing on it is personal except the card's data. */
export function drawCard<Picture extends Plate>(
  context: CardCanvas<Picture>,
  card: ShareCard,
  { ink, plate, address, speech }: Materials<Picture>,
) {
  const layout = cardLayouts[card.format]
  const place = { ink, speech, layout }
  context.reset()
  context.direction = speech.direction
  context.fillStyle = ink.ground
  context.fillRect(0, 0, layout.width, layout.height)
  let y = drawCardHeadline(context, card, place)
  if (card.age) {
    const draw = card.realAge === null ? drawCardDial : drawCardRange
    y = draw(context, card.age, { ...place, top: y + layout.gap })
  }
  if (plate) drawPlate(context, plate, { layout, top: y + layout.gap })
  drawCardFoot(context, { ...place, address })
}

/** Top of the tallest head and floor of our plates, as fractions of their height. */
const plateBodies = { from: 0.09, to: 0.92 }

/** Draws the plate as large as fits between text and floor, within the card. */
function drawPlate<Picture extends Plate>(
  context: CardCanvas<Picture>,
  plate: Picture,
  { layout, top }: { layout: CardLayout; top: number },
) {
  const tallest = (layout.floor - top) / (plateBodies.to - plateBodies.from)
  const zoom = Math.min(layout.width / plate.width, tallest / plate.height)
  const [width, height] = [plate.width * zoom, plate.height * zoom]
  context.drawImage(plate, (layout.width - width) / 2, layout.floor - height * plateBodies.to, width, height)
}
