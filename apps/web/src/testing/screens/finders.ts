import { expect } from 'vitest'
import { type Locator, locators, page } from 'vitest/browser'

declare module 'vitest/browser' {
  interface LocatorSelectors {
    /** Main actions, as the product marks them. */
    mainAction(): Locator
  }
}

locators.extend({ mainAction: () => '[data-main-action] :is(button, a[href])' })

/** A heading by name or, without a name, the page's own. */
export const heading = (name?: string | RegExp) =>
  page.getByRole('heading', name === undefined ? { level: 1 } : { level: 1, name })
export const mainAction = () => page.mainAction()
/** Presses as a person who does not notice that it is disabled, once the page accepts presses. */
export async function pressDisabled(action: Locator) {
  await expect.element(action).toBeDisabled()
  const rest = document.querySelector('[data-main-action] .rest')
  await expect.poll(() => rest && getComputedStyle(rest).visibility).toBe('hidden')
  await action.click({ force: true })
}
export const button = (name: string) => page.getByRole('button', { name, exact: true })

/** Visible text of an element, without screen-reader text and tick circles. */
export function visibleWords(element: Element): string[] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  const words: string[] = []
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (!node.parentElement?.closest('.sr-only, label, style'))
      words.push(...(node.textContent ?? '').split(/\s+/))
  return words.filter(word => /[\p{L}\p{N}]/u.test(word))
}

/** Clicks by script: the test window may show less of a sheet than the phone it stands for. */
export async function press(control: Locator) {
  await expect.element(control).toBeVisible()
  ;(control.element() as HTMLElement).click()
}
