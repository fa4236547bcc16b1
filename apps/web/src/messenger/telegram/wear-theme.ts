import { chooseGrounds, type Grounds, type Inks, type Scheme, schemeOf } from './choose-grounds.ts'
import { type Colour, hexOf, readColour } from './contrast.ts'
import type { Host } from './host.ts'
import { readThemeColours, type ThemeColours } from './theme-colours.ts'

/** Our tokens that are read, or only seen, on a ground. */
export const inkTokens = {
  read: ['ink', 'ink-soft', 'spruce', 'ember-text', 'zone-green', 'zone-yellow', 'zone-red'],
  seen: ['ember', 'outline'],
} as const

const groundTokens = ['ground', 'sand', 'raised'] as const satisfies (keyof Grounds)[]

/** What a token comes to just now on this element, as the browser works it out. */
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

/** Dresses the page as Telegram is dressed, and Telegram's frame as the page is. */
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
