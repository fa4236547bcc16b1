import type { Page } from '@playwright/test'

/** Waits until everything has come to rest; what moves forever does not count, what is still to be told does. */
export const atRest = (page: Page) =>
  page.waitForFunction(
    () =>
      document.querySelector('[data-told="false"]') === null &&
      document
        .getAnimations()
        .every(
          ({ playState, effect }) => playState !== 'running' || effect?.getTiming().iterations === Infinity,
        ),
  )
