import type { BrowserContext } from '@playwright/test'

/**
 * Makes pages change and accept presses immediately. Slide-ins and the half-second rest would dominate a journey's
 * time, and have their own tests.
 */
export const changeAtOnce = (context: BrowserContext) =>
  context.addInitScript(() => {
    Reflect.deleteProperty(Document.prototype, 'startViewTransition')
    const noRest = new CSSStyleSheet()
    noRest.replaceSync('.rest { animation: none !important }')
    document.adoptedStyleSheets = [noRest]
  })
