import type { Frame, Page } from '@playwright/test'

export const groundOf = (place: Page | Frame) =>
  place.evaluate(() => {
    const { backgroundColor } = getComputedStyle(document.body)
    const isClear = backgroundColor === 'rgba(0, 0, 0, 0)'
    return isClear ? getComputedStyle(document.documentElement).backgroundColor : backgroundColor
  })
