import type { Frame, Page } from '@playwright/test'

/** The colour that a page, or a frame in it, stands on. */
export const groundOf = (place: Page | Frame) =>
  place.evaluate(() => {
    const { backgroundColor } = getComputedStyle(document.body)
    const isClear = backgroundColor === 'rgba(0, 0, 0, 0)'
    return isClear ? getComputedStyle(document.documentElement).backgroundColor : backgroundColor
  })
