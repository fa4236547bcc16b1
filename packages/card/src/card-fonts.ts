export const cardFonts = {
  soft: (px: number, weight = 500) => `${weight} ${px}px Fraunces`,
  read: (px: number, weight = 400) => `${weight} ${px}px "Atkinson Hyperlegible Next"`,
}

/** Every font on a card, to load explicitly, since a canvas does not wait for fonts. */
export const fontsOfCard = [
  cardFonts.soft(300),
  cardFonts.soft(64, 600),
  cardFonts.read(40),
  cardFonts.read(40, 600),
]
