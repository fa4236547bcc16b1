import type { SafeAreaInsets } from '@tma.js/bridge'
import type { Host } from './host.ts'

const edges = ['top', 'right', 'bottom', 'left'] as const

const none: SafeAreaInsets = { top: 0, right: 0, bottom: 0, left: 0 }

const pixels = (value: number) => (Number.isFinite(value) ? Math.max(0, value) : 0)

/** What the phone and what Telegram's own buttons take from each edge, together. */
export const edgesOf = (device: SafeAreaInsets, content: SafeAreaInsets) =>
  edges.map(edge => [`--edge-${edge}`, `${pixels(device[edge]) + pixels(content[edge])}px`] as const)

/** Older versions do not tell; there the page goes by what the phone's own engine knows. */
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
