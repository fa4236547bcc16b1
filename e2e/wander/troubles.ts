import type { BrowserContext } from '@playwright/test'

/** The pose engine logs information at error level. */
const isNews = (text: string) => text.startsWith('INFO: ')

/** Messages about a cut, slow or lossy network. */
const ofTheNetwork =
  /net::ERR_|NetworkError|ScreenNotLoaded|Failed to fetch|Load failed|Importing a module script failed|dynamically imported module/

/** Refusals that people cause by their input, by retrying too often, or by signing out elsewhere. */
const earned = /the server responded with a status of (400|401|403|404|409|410|422|429)/

/** How long network errors may still be reported after recovery. */
const aftermathMs = 30_000

/** Collects problems in any window, except network problems that the walker caused. */
export function watchForTroubles(context: BrowserContext, networkWasBadAt: () => number) {
  const troubles: string[] = []
  const isExcused = (text: string, address: string) =>
    isNews(text) ||
    (ofTheNetwork.test(text) && Date.now() - networkWasBadAt() < aftermathMs) ||
    (earned.test(text) && /\/api\/|\/nowhere$/.test(address))
  context.on('console', message => {
    if (message.type() !== 'error') return
    const { url } = message.location()
    if (!isExcused(message.text(), url)) troubles.push(`console: ${message.text()} (${url})`)
  })
  context.on('weberror', error => {
    // A module that failed to load has no stack.
    const text = error.error().stack || error.error().message
    // Errors before the first page are ours too.
    const isOurs = error.page()?.url().startsWith('http') ?? true
    if (isOurs && !isExcused(text, '')) troubles.push(`page error: ${text}`)
  })
  context.on('response', response => {
    if (response.status() >= 500)
      troubles.push(`the server answered ${response.status()} to ${response.url()}`)
  })
  return { take: () => troubles.splice(0) }
}
