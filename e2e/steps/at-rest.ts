import type { Frame, Page } from '@playwright/test'

/**
 * Waits until everything has come to rest; what moves forever does not count, what is still to be told does, unless a
 * dialog lies over it: the age waits behind that.
 */
export const atRest = (page: Page | Frame) =>
  page.waitForFunction(
    () =>
      document.querySelector(':root:not(:has([role=dialog])) [data-told="false"]') === null &&
      document
        .getAnimations()
        .every(
          ({ playState, effect }) => playState !== 'running' || effect?.getTiming().iterations === Infinity,
        ),
  )
