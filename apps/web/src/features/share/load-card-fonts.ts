import { fontsOfCard } from '@lithe/card'

/** A canvas does not wait for fonts by itself. */
export const loadCardFonts = () =>
  Promise.all(fontsOfCard.map(font => document.fonts.load(font, '0123456789 Lithe')))
