import type { HostMessage } from '@lithe/contracts/player'
import { envelope } from './player-link.ts'

const prefersDark = () => window.matchMedia('(prefers-color-scheme: dark)')

function schemeOf({ dataset: { theme } }: HTMLElement): 'light' | 'dark' {
  if (theme === 'light' || theme === 'dark') return theme
  return prefersDark().matches ? 'dark' : 'light'
}

/** What the player cannot see from inside its frame. The stage keeps the frame clear of every edge but the lower one. */
export function surroundingsMessage(root: HTMLElement): HostMessage {
  const style = getComputedStyle(root)
  const bottom = Number.parseFloat(style.getPropertyValue('--edge-bottom')) || 0
  return {
    ...envelope,
    type: 'surroundings',
    insets: { top: 0, right: 0, bottom, left: 0 },
    colourScheme: schemeOf(root),
    ground: style.backgroundColor,
    language: root.lang,
  }
}

/** Edges change when the phone is turned, colours when the messenger's or the phone's do; the result ends it. */
export function watchSurroundings(root: HTMLElement, onChange: () => void): () => void {
  const attributes = new MutationObserver(onChange)
  attributes.observe(root, { attributeFilter: ['style', 'data-theme', 'lang'] })
  const scheme = prefersDark()
  scheme.addEventListener('change', onChange)
  window.addEventListener('resize', onChange)
  return () => {
    attributes.disconnect()
    scheme.removeEventListener('change', onChange)
    window.removeEventListener('resize', onChange)
  }
}
