import type { Page } from '@playwright/test'

/** Collects the messages of the page's timer in order. */
export async function listenToTimer(page: Page): Promise<string[]> {
  const told: string[] = []
  await page.exposeFunction('timerSaid', (words: string) => told.push(words))
  await page.addInitScript(() => {
    const listener = window as Window & { timerSaid?: (words: string) => void }
    let last = ''
    const look = () => {
      const words = document.querySelector('[role=timer]')?.textContent ?? last
      if (words !== last) listener.timerSaid?.(words)
      last = words
    }
    new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true })
  })
  return told
}
