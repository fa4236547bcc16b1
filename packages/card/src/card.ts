export type { CardCanvas, Plate } from './card-canvas.ts'
export { cardFonts, fontsOfCard } from './card-fonts.ts'
export { type CardInk, dayInkOf, type InkToken, inkTokens } from './card-ink.ts'
export { drawCard } from './draw-card.ts'
export { plainPlate } from './plain-plate.ts'
export {
  type CardSpeech,
  describeCard,
  type ShareCard,
  type ShareChoice,
  shareCardOf,
  shareMessage,
} from './share-card.ts'
