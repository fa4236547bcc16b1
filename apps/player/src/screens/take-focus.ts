/** The next Tab begins at the screen that has just come; a host's own page keeps its focus. */
export function takeFocus(screen: HTMLElement | null) {
  if (screen && document.hasFocus()) screen.focus({ preventScroll: true })
}

/** What holds more than fits is scrolled with the keyboard too; what fits is no stop for it. */
export function letKeysScroll(room: HTMLElement | null) {
  if (!room) return
  const watch = new ResizeObserver(() => {
    if (room.scrollHeight > room.clientHeight) room.tabIndex = 0
    else room.removeAttribute('tabindex')
  })
  for (const element of [room, ...room.children]) watch.observe(element)
  return () => watch.disconnect()
}
