import type { Page } from '@playwright/test'

type Words = {
  /** Words in headings, sentences, labels and buttons. */
  read: number
  /** Words in choices: answers, sexes, ages. */
  chosen: number
}

/**
 * Words on a page as it opens, with folds closed: all of it, or only the first screen (where the main action does not
 * cover it). Excludes screen-reader text and the product's name. A sheet over a page is read instead.
 */
export const wordsToRead = (page: Page, { onFirstScreen = false } = {}): Promise<Words> =>
  page.evaluate(onlyFirst => {
    const words: { read: number; chosen: number } = { read: 0, chosen: 0 }
    const action = document.querySelector('[data-main-action]')
    const end = action?.getBoundingClientRect().top ?? window.innerHeight
    const isShown = (element: Element) => {
      const { width, height, top } = element.getBoundingClientRect()
      if (width <= 1 || height <= 1) return false
      if (!element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true })) return false
      return !onlyFirst || top < end || action?.contains(element) === true
    }
    const texts = document.createTreeWalker(
      document.querySelector('[role="dialog"]') ?? document.querySelector('#root') ?? document.body,
      NodeFilter.SHOW_TEXT,
    )
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const { parentElement: around, textContent } = text
      if (!around || !isShown(around) || around.closest('aside, option, title')) continue
      const count = textContent?.match(/[\p{L}\p{N}][\p{L}\p{N}’'-]*/gu)?.length ?? 0
      const isChoice = around.closest('label')?.querySelector('input[type="checkbox"], input[type="radio"]')
      words[isChoice ? 'chosen' : 'read'] += textContent === 'Lithe' ? 0 : count
    }
    return words
  }, onFirstScreen)
