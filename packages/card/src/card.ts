export { type BestMovement, bestMovementOf } from './best-movement.ts'
export type { CardCanvas, Plate } from './card-canvas.ts'
export { cardFonts, fontsOfCard } from './card-fonts.ts'
export { cardLayouts } from './card-format.ts'
export { type CardInk, dayInkOf, type InkToken, inkTokens } from './card-ink.ts'
export { type CardSpeech, describeCard, shareMessage } from './card-sentences.ts'
export { drawCard } from './draw-card.ts'
export { plainPlate } from './plain-plate.ts'
export {
  type CardFacts,
  leadOf,
  plateOf,
  type ShareCard,
  type ShareChoice,
  shareCardOf,
} from './share-card.ts'
