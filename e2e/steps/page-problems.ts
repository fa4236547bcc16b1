import type { Page } from '@playwright/test'

/** What went wrong on the page, hydration among it. */
export function problemsOf(page: Page): string[] {
  const problems: string[] = []
  page.on('console', message => {
    // The journeys' own browser blocks the worker, and says so.
    const isOurs = !message.text().startsWith('Service Worker registration blocked by Playwright')
    if (isOurs && ['error', 'warning'].includes(message.type())) problems.push(message.text())
  })
  page.on('pageerror', error => problems.push(error.message))
  return problems
}
