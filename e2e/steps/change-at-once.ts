import type { BrowserContext } from '@playwright/test'

/**
 * Pages change at once and take presses at once. A page that slides in and rests for half a second makes a journey wait
 * longer than all that it asks; how pages pass each other, and that a press too many does nothing, have tests of their own.
 */
export const changeAtOnce = (context: BrowserContext) =>
  context.addInitScript(() => {
    Reflect.deleteProperty(Document.prototype, 'startViewTransition')
    const noRest = new CSSStyleSheet()
    noRest.replaceSync('.rest { animation: none !important }')
    document.adoptedStyleSheets = [noRest]
  })
