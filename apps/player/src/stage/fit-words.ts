/** Smaller than this share of the size for 2.5 m nothing gets: then a long word breaks instead. */
const leastShare = 0.6
const step = 0.04

/**
 * Words for 2.5 m stand in lines of their full size. Where one word is wider than its line, or all of them are higher
 * than their room, they shrink as little as will do.
 */
export function fitWords(element: HTMLElement) {
  const room = element.closest('main')
  const isFitting = () =>
    element.scrollWidth <= element.clientWidth + 1 && (!room || room.scrollHeight <= room.clientHeight + 1)
  let share = 1
  const wear = () => element.style.setProperty('--shrink', share.toFixed(2))
  element.style.removeProperty('overflow-wrap')
  wear()
  while (!isFitting() && share - step >= leastShare) {
    share -= step
    wear()
  }
  if (element.scrollWidth > element.clientWidth + 1) element.style.setProperty('overflow-wrap', 'anywhere')
}
