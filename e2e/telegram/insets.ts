import { expect, type Frame } from '@playwright/test'
import { atRest } from '../steps/at-rest.ts'
import type { Visit } from './enter-telegram.ts'

/** Pixels covered at the top and bottom of a frame. */
type Taken = readonly [top: number, bottom: number]

const coveredIn = (frame: Frame, taken: Taken) =>
  frame.evaluate(([top, bottom]) => {
    const staysWhileScrolling = (element: Element | null): boolean =>
      element !== null &&
      (['fixed', 'sticky'].includes(getComputedStyle(element).position) ||
        staysWhileScrolling(element.parentElement))
    const canScroll = document.documentElement.scrollHeight > window.innerHeight
    const seen = document.querySelectorAll<HTMLElement>('a[href], button, input, select, h1, h2, p, li, img')
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
  }, taken)

/** Frames with controls, and how much of each is covered. */
async function openFrames({ page }: Visit, [top, bottom]: Taken) {
  const height = page.viewportSize()?.height ?? 0
  const frames: { frame: Frame; taken: Taken }[] = []
  for (const element of await page.locator('iframe:not([inert])').elementHandles()) {
    const [frame, box] = [await element.contentFrame(), await element.boundingBox()]
    if (!frame || !box) continue
    const below = Math.max(0, box.y + box.height - (height - bottom))
    frames.push({ frame, taken: [Math.max(0, top - box.y), below] })
  }
  return frames
}

/** Expects text and controls to be clear of what the device and Telegram cover, even in frames. */
export async function expectClear(visit: Visit, screen: string) {
  const { page, host } = visit
  await atRest(page)
  const { safeArea, contentSafeArea } = host.state
  const top = safeArea.top + contentSafeArea.top
  const bottom = safeArea.bottom + contentSafeArea.bottom
  await page.evaluate(() => window.scrollTo(0, 0))
  const covered = async () => {
    const inside = await openFrames(visit, [top, bottom])
    const found = inside.map(({ frame, taken }) => coveredIn(frame, taken))
    return (await Promise.all([coveredIn(page.mainFrame(), [top, bottom]), ...found])).flat()
  }
  await expect.poll(covered, { message: `${screen}: ${top} above and ${bottom} below stay free` }).toEqual([])
}
