import { type CardFormat, shareImagePixels, shareStoryPixels } from '@lithe/contracts/constants'

/** Layout of a card in pixels; content flows downwards from top to floor. */
export type CardLayout = {
  width: number
  height: number
  margin: number
  /** Where the first line begins. */
  top: number
  headlinePx: number
  /** Pixels per drawing unit of the dial. */
  dialZoom: number
  /** Space below the headline, and below the dial. */
  gap: number
  /** Height at which the bodies stand. */
  floor: number
  /** Position and font size of the last line. */
  foot: number
  footPx: number
}

const square: CardLayout = {
  width: shareImagePixels,
  height: shareImagePixels,
  margin: 72,
  top: 72,
  headlinePx: 96,
  dialZoom: 0.62,
  gap: 28,
  floor: 892,
  foot: 1012,
  footPx: 32,
}

/** Apps cover the top and bottom of a story. */
const story: CardLayout = {
  ...square,
  height: shareStoryPixels,
  top: 268,
  headlinePx: 120,
  dialZoom: 0.9,
  gap: 64,
  floor: 1480,
  foot: 1618,
  footPx: 36,
}

export const cardLayouts: Record<CardFormat, CardLayout> = { square, story }
