import { expect } from '@playwright/test'
import type { Visit } from '../telegram/enter-telegram.ts'
import { atRest } from './at-rest.ts'

/** Whatever one may read or press on a screen stands clear of what the device and Telegram put over it. */
export async function expectClear({ page, host }: Visit, screen: string) {
  await atRest(page)
  const { safeArea, contentSafeArea } = host.state
  const top = safeArea.top + contentSafeArea.top
  const bottom = safeArea.bottom + contentSafeArea.bottom
  await page.evaluate(() => window.scrollTo(0, 0))
  const covered = () =>
    page.evaluate(
      ([top, bottom]) => {
        const staysWhileScrolling = (element: Element | null): boolean =>
          element !== null &&
          (['fixed', 'sticky'].includes(getComputedStyle(element).position) ||
            staysWhileScrolling(element.parentElement))
        const canScroll = document.documentElement.scrollHeight > window.innerHeight
        const seen = document.querySelectorAll<HTMLElement>(
          'a[href], button, input, select, h1, h2, p, li, img',
        )
        return [...seen].flatMap(element => {
          const box = element.getBoundingClientRect()
          const { visibility, opacity } = getComputedStyle(element)
          const isGone = box.width <= 1 || box.height <= 1 || visibility === 'hidden' || opacity === '0'
          const isBelow = !canScroll || staysWhileScrolling(element)
          const isUnder = box.top < top || (isBelow && box.bottom > window.innerHeight - bottom)
          const isMeant = !isGone && box.bottom > 0 && box.top < window.innerHeight
          return isMeant && isUnder
            ? [`${element.tagName} ${element.textContent?.slice(0, 30)}: ${box.top}–${box.bottom}`]
            : []
        })
      },
      [top, bottom] as const,
    )
  await expect.poll(covered, { message: `${screen}: ${top} above and ${bottom} below stay free` }).toEqual([])
}
