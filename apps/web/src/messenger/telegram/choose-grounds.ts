import { type Colour, contrastOf, luminanceOf } from './contrast.ts'
import type { ThemeColours } from './theme-colours.ts'

export type Scheme = 'light' | 'dark'

/** The colours that things stand on: pages, cards and tracks, sheets. */
export type Grounds = { ground: Colour; sand: Colour; raised: Colour }

/** Our own colours that stand on them. */
export type Inks = { read: readonly Colour[]; seen: readonly Colour[] }

/** As everywhere in Lithe: words by 7, shapes by 3. */
const least = { read: 7, seen: 3 }
/** Less, and a card is no longer a card. */
const leastApart = 1.06
/** Where black and white stand out equally. */
const middleLuminance = 0.179

/** Telegram's light or dark, whatever the phone's own is; null where Telegram does not say. */
export const schemeOf = ({ background }: ThemeColours): Scheme | null =>
  background && (luminanceOf(background) > middleLuminance ? 'light' : 'dark')

const carries = (ground: Colour, { read, seen }: Inks) =>
  read.every(ink => contrastOf(ink, ground) >= least.read) &&
  seen.every(ink => contrastOf(ink, ground) >= least.seen)

/** Nearer than this in every channel, two pages are of one colour, and ours fits our cards and plates. */
const leastFar = 32

const isNear = (one: Colour, other: Colour) =>
  one.every((channel, index) => Math.abs(channel - (other[index] ?? 0)) < leastFar)

/** Telegram's grounds where they are far from ours and all of our words stay readable on them; else null: ours stay. */
export function chooseGrounds(
  { background, secondary, section }: ThemeColours,
  inks: Inks,
  own: Colour,
): Grounds | null {
  if (!background || !secondary || isNear(background, own)) return null
  const raised = section && carries(section, inks) ? section : background
  const isReadable = carries(background, inks) && carries(secondary, inks)
  const isApart = contrastOf(background, secondary) >= leastApart
  return isReadable && isApart ? { ground: background, sand: secondary, raised } : null
}
