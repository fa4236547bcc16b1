/** The next Tab starts at the new screen; a host's page keeps its focus. */
export function takeFocus(screen: HTMLElement | null) {
  if (screen && document.hasFocus()) screen.focus({ preventScroll: true })
}

/** Overflowing content can be scrolled by keyboard; otherwise it is no tab stop. */
export function letKeysScroll(room: HTMLElement | null) {
  if (!room) return
  const watch = new ResizeObserver(() => {
    if (room.scrollHeight > room.clientHeight) room.tabIndex = 0
    else room.removeAttribute('tabindex')
  })
  for (const element of [room, ...room.children]) watch.observe(element)
  return () => watch.disconnect()
}
