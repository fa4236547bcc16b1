import { expect, type Page } from '@playwright/test'

/** Nothing is asked about the way there. */
const comeToRest = (page: Page) =>
  page.evaluate(() => {
    for (const animation of document.getAnimations())
      if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish()
  })

/**
 * What is wrong with the first screen of the page that is open, each in a few words: it is laid out wider than the
 * device, text or a control hangs over its side, or its main action is not wholly there to be pressed.
 * `[data-main-action]` is what the product itself marks as such.
 */
function faultsOf(expected: { width: number; hasMainAction: boolean }) {
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
  for (const control of controls) {
    const { left, right, top, bottom } = control.getBoundingClientRect()
    const name = control.textContent?.trim()
    if (left < 0 || right > screen.width || top < 0 || bottom > screen.height)
      faults.push(`“${name}” at ${Math.round(top)} to ${Math.round(bottom)} of ${screen.height} px`)
    else if (!control.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2)))
      faults.push(`“${name}” lies under something`)
  }
  return { faults, isToBeTurned }
}

type Expected = { hasMainAction?: boolean; mayAskToTurn?: boolean }

/** Without scrolling, the main action of the page can be pressed, and nothing hangs over a side. */
export async function expectFirstScreen(page: Page, screen: string, expected: Expected = {}) {
  const { hasMainAction = true, mayAskToTurn = true } = expected
  const width = page.viewportSize()?.width ?? 0
  await expect
    .poll(
      async () => {
        await comeToRest(page)
        const { faults, isToBeTurned } = await page.evaluate(faultsOf, { width, hasMainAction })
        return isToBeTurned && !mayAskToTurn ? [...faults, 'asks to be turned'] : faults
      },
      { message: screen, intervals: [50] },
    )
    .toEqual([])
}
