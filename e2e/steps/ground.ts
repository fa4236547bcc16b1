import type { Frame, Page } from '@playwright/test'

/** Background colour of a page or frame. */
export const groundOf = (place: Page | Frame) =>
  place.evaluate(() => {
    const { backgroundColor } = getComputedStyle(document.body)
    const isClear = backgroundColor === 'rgba(0, 0, 0, 0)'
    return isClear ? getComputedStyle(document.documentElement).backgroundColor : backgroundColor
  })
