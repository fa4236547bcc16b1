import type { BrowserContext } from '@playwright/test'

/** The pose engine says in a voice of alarm what it runs on. */
const isNews = (text: string) => text.startsWith('INFO: ')

/** What the browser and the app say of a network that is cut, slow or lets answers fall. */
const ofTheNetwork =
  /net::ERR_|NetworkError|ScreenNotLoaded|Failed to fetch|Load failed|Importing a module script failed|dynamically imported module/

/** Refusals a person earns by what they typed or where they went, by trying too often, or by having signed out elsewhere. */
const earned = /the server responded with a status of (400|401|403|404|409|410|422|429)/

/** How long after its end a bad network is still talked of. */
const aftermathMs = 30_000

/** Whatever went wrong in any window of a visit, but for what the walker did to its network. */
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
    // A module that did not come has no stack.
    const text = error.error().stack || error.error().message
    // Back behind the first page there is none of ours.
    const isOurs = error.page()?.url().startsWith('http') ?? true
    if (isOurs && !isExcused(text, '')) troubles.push(`page error: ${text}`)
  })
  context.on('response', response => {
    if (response.status() >= 500)
      troubles.push(`the server answered ${response.status()} to ${response.url()}`)
  })
  return { take: () => troubles.splice(0) }
}
