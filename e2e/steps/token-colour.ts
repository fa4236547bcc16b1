import type { Page } from '@playwright/test'

/** A colour of the design by day, as the browser computes it. */
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
