/** The next Tab begins at the screen that has just come; a host's own page keeps its focus. */
export function takeFocus(screen: HTMLElement | null) {
  if (screen && document.hasFocus()) screen.focus({ preventScroll: true })
}
