/** Functions that a test runs in the page: self-contained, so that they can be serialised. */

/** Skips animations to their final state. */
export function finishAnimations() {
  for (const animation of document.getAnimations())
    if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish()
}

/**
 * Whether everything is at rest. Endless animations do not count; pending reveals do, unless a dialog covers them,
 * for which the age waits.
 */
export const isAtRest = () =>
  document.documentElement.dataset.way === undefined &&
  document.querySelector(':root:not(:has([role=dialog])) [data-told="false"]') === null &&
  document
    .getAnimations()
    .every(({ playState, effect }) => playState !== 'running' || effect?.getTiming().iterations === Infinity)

/**
 * Faults of the page's first screen, in a few words each: wider than the device, text or controls cut off at its
 * sides, or a main action not fully visible. The product itself marks `[data-main-action]`.
 */
export function faultsOf(expected: { width: number; hasMainAction: boolean }) {
  const faults: string[] = []
  const root = document.documentElement
  if (root.clientWidth !== expected.width) faults.push(`laid out for ${root.clientWidth} px`)
  if (window.innerWidth !== expected.width) faults.push(`widened to ${window.innerWidth} px`)
  if (root.scrollWidth > root.clientWidth) faults.push(`scrolls sideways to ${root.scrollWidth} px`)

  const scrollsOrClips = (element: Element) =>
    /auto|scroll|hidden|clip/.test(getComputedStyle(element).overflowX)
  function isCutOnPurpose(element: Element | null): boolean {
    if (!element || element === document.body) return false
    return scrollsOrClips(element) || isCutOnPurpose(element.parentElement)
  }
  for (const sheet of document.querySelectorAll('[role="dialog"]'))
    if (sheet.scrollWidth > sheet.clientWidth)
      faults.push(`its sheet scrolls sideways to ${sheet.scrollWidth} px`)
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const text = texts.currentNode
    const parent = text.parentElement
    if (!parent || !text.textContent?.trim() || isCutOnPurpose(parent)) continue
    const range = document.createRange()
    range.selectNodeContents(text)
    const { left, right, width } = range.getBoundingClientRect()
    if (width > 0 && (right > expected.width + 1 || left < -1))
      faults.push(
        `“${text.textContent.trim().slice(0, 40)}” from ${Math.round(left)} to ${Math.round(right)} px`,
      )
  }

  const screen = window.visualViewport
  const notice = document.querySelector('.rotate-notice')
  const isToBeTurned = notice !== null && getComputedStyle(notice).display !== 'none'
  if (!expected.hasMainAction || isToBeTurned || !screen) return { faults, isToBeTurned }
  const controls = [...document.querySelectorAll('[data-main-action] :is(button, a[href])')]
  if (controls.length === 0) faults.push('no main action')
  // Large text releases a footer that would cover the page, or all but its main action (ui/buttons.tsx).
  const isLargeText = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) >= 30
  const at = (doubleX: number, doubleY: number) => document.elementFromPoint(doubleX / 2, doubleY / 2)
  for (const control of controls) {
    if (isLargeText && (control.closest('[data-large]') || !control.matches('.action'))) continue
    const { left, right, top, bottom } = control.getBoundingClientRect()
    const name = control.textContent?.trim()
    if (left < 0 || right > screen.width || top < 0 || bottom > screen.height)
      faults.push(`“${name}” at ${Math.round(top)} to ${Math.round(bottom)} of ${screen.height} px`)
    // The surroundings of a disabled button take its presses (ui/lack.tsx).
    else if (
      !(control.matches(':disabled') ? control.parentElement : control)?.contains(
        at(left + right, top + bottom),
      )
    )
      faults.push(`“${name}” lies under something`)
  }
  return { faults, isToBeTurned }
}

/** Controls too small for a finger. */
export function smallTargets() {
  const least = 48
  return [...document.querySelectorAll<HTMLElement>('a[href], button, select, input')].flatMap(control => {
    const target = control.closest('label') ?? control
    const { width, height } = target.getBoundingClientRect()
    const isHidden = width === 0 || height === 0
    // A page sliding in may be between two pixels.
    return isHidden || (Math.round(width) >= least && Math.round(height) >= least)
      ? []
      : [`${control.textContent || control.id}: ${Math.round(width)}×${Math.round(height)}`]
  })
}
