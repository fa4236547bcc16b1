import type { Page } from '@playwright/test'

type Words = {
  /** Of headings, sentences, labels and buttons. */
  read: number
  /** Of what is there to be ticked or chosen: answers, sexes, ages. */
  chosen: number
}

/**
 * How many words stand on a page as it opens, all the way down, folds closed; or on its first screen alone, as far as the
 * main action does not lie over it, for a page whose way on does not lead down. What is only read out does not count, and
 * neither does the name of the product. A sheet that lies over a page is read in its place.
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
