import type { BrowserContext } from '@playwright/test'

/** The pose engine logs information at error level. */
const isNews = (text: string) => text.startsWith('INFO: ')

/** Fails on errors, policy violations and external requests in any page of a context. */
export function watchForProblems(context: BrowserContext, ownOrigins: readonly string[]) {
  const problems: string[] = []
  context.on('console', message => {
    if (message.type() === 'error' && !isNews(message.text()))
      problems.push(`console: ${message.text()} (${message.location().url})`)
  })
  context.on('weberror', error => problems.push(`error: ${error.error().stack ?? error.error().message}`))
  context.on('request', request => {
    const { protocol, origin } = new URL(request.url())
    const isWeb = protocol === 'http:' || protocol === 'https:'
    if (isWeb && !ownOrigins.includes(origin)) problems.push(`request to ${request.url()}`)
  })
  return problems
}
