import { keptRecord, keptText } from '../../storage/device-storage.ts'
import type { Host } from './host.ts'

/** Our foreground tokens: text to be read, and shapes to be seen. */
export const inkTokens = {
  read: ['ink', 'ink-soft', 'spruce', 'ember-text', 'zone-green', 'zone-yellow', 'zone-red'],
  seen: ['ember', 'outline'],
} as const

const groundTokens = ['ground', 'sand', 'raised'] as const satisfies (keyof Grounds)[]

/** Computes the colour of a token on this element. */
function tokenOn(element: HTMLElement, name: string): Colour | null {
  const probe = element.ownerDocument.createElement('span')
  probe.style.color = `var(--${name})`
  element.append(probe)
  const colour = readColour(getComputedStyle(probe).color)
  probe.remove()
  return colour
}

function inksOn(element: HTMLElement): Inks | null {
  const read = inkTokens.read.map(name => tokenOn(element, name)).filter(colour => colour !== null)
  const seen = inkTokens.seen.map(name => tokenOn(element, name)).filter(colour => colour !== null)
  const isWhole = read.length === inkTokens.read.length && seen.length === inkTokens.seen.length
  return isWhole ? { read, seen } : null
}

const systemScheme = (): Scheme =>
  window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'

/** Applies Telegram's theme to the page, and the page's colours to Telegram's frame. */
export function wearTheme(host: Host, root: HTMLElement, first: ThemeColours) {
  let scheme = systemScheme()
  let hasTheirBackground = false

  function dressPage(theme: ThemeColours) {
    scheme = schemeOf(theme) ?? systemScheme()
    root.dataset.theme = scheme
    for (const token of groundTokens) root.style.removeProperty(`--${token}`)
    const inks = inksOn(root)
    const own = tokenOn(root, 'ground')
    const grounds = inks && own && chooseGrounds(theme, inks, own)
    hasTheirBackground = grounds !== null
    if (grounds) for (const token of groundTokens) root.style.setProperty(`--${token}`, hexOf(grounds[token]))
  }

  function dressFrame() {
    const ground = tokenOn(root, 'ground')
    if (!ground) return
    const color = hexOf(ground)
    if (host.canColourHeader) host.tell('web_app_set_header_color', { color })
    else if (hasTheirBackground) host.tell('web_app_set_header_color', { color_key: 'bg_color' })
    host.tell('web_app_set_background_color', { color })
    host.tell('web_app_set_bottom_bar_color', { color })
  }

  dressPage(first)
  dressFrame()
  host.hear('theme_changed', ({ theme_params }) => {
    dressPage(readThemeColours(theme_params))
    dressFrame()
  })
  return { scheme: () => scheme }
}

export type Scheme = 'light' | 'dark'

/** Background colours: pages, cards and tracks, sheets. */
type Grounds = { ground: Colour; sand: Colour; raised: Colour }

/** Our foreground colours on those backgrounds. */
export type Inks = { read: readonly Colour[]; seen: readonly Colour[] }

/** Minimum contrast, as everywhere in Lithe: 7 for text, 3 for shapes. */
const least = { read: 7, seen: 3 }
/** A card with less contrast than this cannot be told from the page. */
const leastApart = 1.06
/** Luminance at which black and white contrast equally. */
const middleLuminance = 0.179

/** Telegram's colour scheme, whatever the phone's own; null if unknown. */
export const schemeOf = ({ background }: ThemeColours): Scheme | null =>
  background && (luminanceOf(background) > middleLuminance ? 'light' : 'dark')

const carries = (ground: Colour, { read, seen }: Inks) =>
  read.every(ink => contrastOf(ink, ground) >= least.read) &&
  seen.every(ink => contrastOf(ink, ground) >= least.seen)

/** Backgrounds this close in every channel count as one colour; ours matches our cards and plates. */
const leastFar = 32

const isNear = (one: Colour, other: Colour) =>
  one.every((channel, index) => Math.abs(channel - (other[index] ?? 0)) < leastFar)

/** Returns Telegram's backgrounds if clearly unlike ours and readable with all our text; else null, to keep ours. */
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

/** The Telegram theme parameters we use. */
export type ThemeColours = { background: Colour | null; secondary: Colour | null; section: Colour | null }

export function readThemeColours(parameters: unknown): ThemeColours {
  const told = keptRecord(parameters)
  const colour = (name: string) => readColour(keptText(told[name]))
  return {
    background: colour('bg_color'),
    secondary: colour('secondary_bg_color'),
    section: colour('section_bg_color'),
  }
}

/** Red, green and blue, 0–255. */
export type Colour = readonly [number, number, number]

const hex = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i
const rgb = /^rgba?\((\d+), ?(\d+), ?(\d+)(?:, ?1)?\)$/

/** Parses "#rrggbb" or a computed "rgb(…)"; null for other text, and for transparent colours. */
export function readColour(text: string): Colour | null {
  const inHex = hex.exec(text)
  const parts = (inHex ?? rgb.exec(text))?.slice(1).map(part => Number.parseInt(part, inHex ? 16 : 10))
  const [red, green, blue] = parts ?? []
  return red === undefined || green === undefined || blue === undefined ? null : [red, green, blue]
}

export const hexOf = (colour: Colour) =>
  `#${colour.map(channel => channel.toString(16).padStart(2, '0')).join('')}` as const

/** Relative luminance as WCAG 2.2 defines it, 0–1. */
function luminanceOf(colour: Colour): number {
  const [red = 0, green = 0, blue = 0] = colour
    .map(channel => channel / 255)
    .map(channel => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

export function contrastOf(one: Colour, other: Colour): number {
  const [dark = 0, light = 0] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}
