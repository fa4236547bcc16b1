import type { Host } from './host.ts'

/** Asks for the whole screen, or gives it back. A version that has none to give, or refuses, is left at that. */
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

  /** Says whether it had to ask: the caller may give it back. */
  function enter(): boolean {
    if (isFull || isAsked) return false
    isAsked = host.tell('web_app_request_fullscreen')
    return isAsked
  }

  return { enter, leave: () => void host.tell('web_app_exit_fullscreen') }
}
