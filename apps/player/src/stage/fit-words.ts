/** Smaller than this percentage of the size for 2.5 m nothing gets: then a long word breaks instead. */
const leastPercent = 60
const step = 4

/**
 * Words for 2.5 m stand in lines of their full size. Where one word is wider than its line, or all of them are higher
 * than the screen or reach below what a page shows of itself without scrolling, they shrink as little as will do.
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
