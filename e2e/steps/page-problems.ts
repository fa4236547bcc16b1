import type { Page } from '@playwright/test'

/** Collects page errors, including hydration warnings. */
export function problemsOf(page: Page): string[] {
  const problems: string[] = []
  page.on('console', message => {
    // The journeys' browser blocks the service worker, and logs so.
    const isOurs = !message.text().startsWith('Service Worker registration blocked by Playwright')
    if (isOurs && ['error', 'warning'].includes(message.type())) problems.push(message.text())
  })
  page.on('pageerror', error => problems.push(error.message))
  return problems
}
