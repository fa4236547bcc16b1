/** Makes the next Tab start at the new screen, unless a host's page has the focus. */
export function takeFocus(screen: HTMLElement | null) {
  if (screen && document.hasFocus()) screen.focus({ preventScroll: true })
}

/** Lets the keyboard scroll content that overflows; other content is no tab stop. */
export function letKeysScroll(room: HTMLElement | null) {
  if (!room) return
  const watch = new ResizeObserver(() => {
    if (room.scrollHeight > room.clientHeight) room.tabIndex = 0
    else room.removeAttribute('tabindex')
  })
  for (const element of [room, ...room.children]) watch.observe(element)
  return () => watch.disconnect()
}
