import type { Page } from '@playwright/test'

/** A design token's light colour as computed by the browser. */
export const dayColour = (page: Page, token: string) =>
  page.evaluate(name => {
    const probe = document.createElement('span')
    probe.className = 'day'
    probe.style.color = `var(--${name})`
    document.body.append(probe)
    const { color } = getComputedStyle(probe)
    probe.remove()
    return color
  }, token)
