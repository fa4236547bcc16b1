import { type CardFormat, shareImagePixels, shareStoryPixels } from '@lithe/contracts/constants'

/** Layout of a card in pixels; content between top and floor flows downwards. */
export type CardLayout = {
  width: number
  height: number
  margin: number
  /** Where the first line begins. */
  top: number
  headlinePx: number
  /** Of the dial's drawing units. */
  dialZoom: number
  /** Below the headline and below the dial. */
  gap: number
  /** The line that the bodies stand on. */
  floor: number
  /** The last line: position and font size. */
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

/** Apps overlay the top and bottom of a story. */
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
