/** Lower limit, in percent of the 2.5 m size, below which a long word breaks instead. */
const leastPercent = 60
const step = 4

/**
 * Sets words at the size for 2.5 m. Shrinks them as little as possible if a word is wider than its line, or
 * the text too high for the visible page.
 */
export function fitWords(element: HTMLElement) {
  const screens = [element.closest('main'), element.closest('.whole-page')]
  const room = element.closest('[data-room]')
  const isFitting = () =>
    element.scrollWidth <= element.clientWidth + 1 &&
    screens.every(screen => !screen || screen.scrollHeight <= screen.clientHeight + 1) &&
    (!room || element.getBoundingClientRect().bottom <= room.getBoundingClientRect().bottom + 1)
  let percent = 100
  const wear = () => element.style.setProperty('--shrink', (percent / 100).toFixed(2))
  element.style.removeProperty('overflow-wrap')
  wear()
  while (!isFitting() && percent > leastPercent) {
    percent -= step
    wear()
  }
  if (element.scrollWidth > element.clientWidth + 1) element.style.setProperty('overflow-wrap', 'anywhere')
}
