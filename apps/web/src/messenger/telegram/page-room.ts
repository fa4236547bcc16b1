import type { SafeAreaInsets } from '@tma.js/bridge'
import type { Host } from './host.ts'

type Viewport = { height: number; stableHeight: number; isExpanded: boolean }

type Seen = { height: number; offsetTop: number; scale: number }

const aboutOne = (scale: number) => Math.abs(scale - 1) < 0.02

/** Pixels at the foot of the page that Telegram's frame or a keyboard covers. */
export function coveredPixels(pageHeight: number, viewport: Viewport, seen: Seen | null): number {
  const byFrame = viewport.isExpanded ? 0 : pageHeight - viewport.stableHeight
  const byKeyboard = seen && aboutOne(seen.scale) ? pageHeight - seen.height - seen.offsetTop : 0
  return Math.max(0, Math.round(byFrame), Math.round(byKeyboard))
}

/** Follows the visible viewport, and sets the covered height as a style property. */
export function followViewport(host: Host, page: Window): () => Viewport {
  const { innerHeight, visualViewport } = page
  let viewport: Viewport = { height: innerHeight, stableHeight: innerHeight, isExpanded: true }
  const settle = () => {
    const covered = coveredPixels(page.innerHeight, viewport, visualViewport)
    page.document.documentElement.style.setProperty('--covered', `${covered}px`)
  }
  host.hear('viewport_changed', ({ height, is_expanded, is_state_stable }) => {
    const stableHeight = is_state_stable ? height : viewport.stableHeight
    viewport = { height, stableHeight, isExpanded: is_expanded }
    settle()
  })
  visualViewport?.addEventListener('resize', settle)
  host.tell('web_app_request_viewport')
  return () => viewport
}

const edges = ['top', 'right', 'bottom', 'left'] as const

const none: SafeAreaInsets = { top: 0, right: 0, bottom: 0, left: 0 }

const pixels = (value: number) => (Number.isFinite(value) ? Math.max(0, value) : 0)

/** Sums the safe-area insets of the phone and of Telegram's own buttons. */
export const edgesOf = (device: SafeAreaInsets, content: SafeAreaInsets) =>
  edges.map(edge => [`--edge-${edge}`, `${pixels(device[edge]) + pixels(content[edge])}px`] as const)

/** Older versions report no insets; the page then relies on CSS `env()`. */
export function followInsets(host: Host, style: Pick<CSSStyleDeclaration, 'setProperty'>) {
  if (!host.can('web_app_request_safe_area')) return
  let [device, content] = [none, none]
  const settle = () => {
    for (const [name, value] of edgesOf(device, content)) style.setProperty(name, value)
  }
  host.hear('safe_area_changed', insets => {
    device = insets
    settle()
  })
  host.hear('content_safe_area_changed', insets => {
    content = insets
    settle()
  })
  host.tell('web_app_request_safe_area')
  host.tell('web_app_request_content_safe_area')
}

/** Requests or leaves full screen; does nothing if unsupported or denied. */
export function openFullScreen(host: Host, isFullAtFirst: boolean) {
  let isFull = isFullAtFirst
  let isAsked = false
  host.hear('fullscreen_changed', ({ is_fullscreen }) => {
    isFull = is_fullscreen
    isAsked = false
  })
  host.hear('fullscreen_failed', () => {
    isAsked = false
  })

  /** Returns whether it had to ask, so that the caller can leave full screen again. */
  function enter(): boolean {
    if (isFull || isAsked) return false
    isAsked = host.tell('web_app_request_fullscreen')
    return isAsked
  }

  return { enter, leave: () => void host.tell('web_app_exit_fullscreen') }
}
