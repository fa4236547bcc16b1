import type { Host } from './host.ts'

export type Viewport = { height: number; stableHeight: number; isExpanded: boolean }

type Seen = { height: number; offsetTop: number; scale: number }

const aboutOne = (scale: number) => Math.abs(scale - 1) < 0.02

/** Pixels at the foot of the page that Telegram's frame, or a keyboard, lies over. */
export function coveredPixels(pageHeight: number, viewport: Viewport, seen: Seen | null): number {
  const byFrame = viewport.isExpanded ? 0 : pageHeight - viewport.stableHeight
  const byKeyboard = seen && aboutOne(seen.scale) ? pageHeight - seen.height - seen.offsetTop : 0
  return Math.max(0, Math.round(byFrame), Math.round(byKeyboard))
}

/** Follows what is seen of the page; its style knows what is covered. */
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
